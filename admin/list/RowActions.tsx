import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { type RaRecord, useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { inSentence } from '../i18n/in-sentence.ts';
import { labelled } from '../i18n/labelled.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { useRemoval } from '../undo/use-removal.ts';
import { useDescribed } from './use-described.ts';

/** Edit and delete, as far as the resource has them. A family that wants the name typed deletes on its own page. */
export function RowActions({ record, name }: { record: RaRecord; name: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { path, resource } = useDescribed();
  const remove = useRemoval(path);
  const [asking, setAsking] = useState(false);
  const named = (action: string) => labelled(translate, translate(action), name);
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
        title={labelled(translate, translate('ra.action.delete'), name)}
        text={translate('ra.message.delete_content', { name: inSentence(translate(resource.labelKey)) })}
        action={translate('ra.action.delete')}
        onConfirm={() => remove([record], name)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
