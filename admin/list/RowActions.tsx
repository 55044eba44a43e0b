import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import {
  type RaRecord,
  useCreatePath,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
  useUnselect,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { inSentence } from '../i18n/in-sentence.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { overrideOf } from '../overrides/override.ts';
import { useDescribed } from './use-described.ts';

/** Edit and delete, as far as the resource has them. A family that wants the name typed deletes on its own page. */
export function RowActions({ record, name }: { record: RaRecord; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const createPath = useCreatePath();
  const { path, resource } = useDescribed();
  const unselect = useUnselect(path, path);
  const [asking, setAsking] = useState(false);
  const also = overrideOf(resource.name).deletes?.(record);
  const named = (action: string) => `${translate(action)}：${name}`;
  const remove = async () => {
    try {
      await dataProvider.delete(path, { id: record.id, previousData: record });
      unselect([record.id]);
      notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    refresh();
  };
  return (
    <>
      {resource.operations.update && (
        <Tooltip title={translate('ra.action.edit')}>
          <IconButton
            size="small"
            component={RouterLink}
            to={createPath({ resource: path, type: 'edit', id: record.id })}
            aria-label={named('ra.action.edit')}
          >
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {resource.operations.delete && !resource.confirmName && (
        <Tooltip title={translate('ra.action.delete')}>
          <IconButton size="small" aria-label={named('ra.action.delete')} onClick={() => setAsking(true)}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Confirm
        open={asking}
        title={`${translate('ra.action.delete')}：${name}`}
        text={
          <>
            {also && (
              <Alert severity="warning" sx={{ mb: 1.5 }}>
                {translate(also)}
              </Alert>
            )}
            {translate('ra.message.delete_content', { name: inSentence(translate(resource.labelKey)) })}
          </>
        }
        action={translate('ra.action.delete')}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
