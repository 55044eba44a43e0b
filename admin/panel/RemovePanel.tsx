import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useCreatePath, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useStillHere } from '#client/use-still-here.ts';
import { Allowed } from '../account/Allowed.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { discardEdits } from '../form/unsaved-edits.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { readLeft } from '../undo/read-left.ts';
import { removeInParts } from '../undo/remove-in-parts.ts';
import { RemovedDevices } from './RemovedDevices.tsx';

/** Removes a panel, once its name has been typed; what stands against it is said where it was asked, and stays there. */
export function RemovePanel({ resource, panel }: { resource: string; panel: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const dataProvider = useDataProvider();
  const stillHere = useStillHere();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState('');
  const differs = typed.trim() !== panel.name;
  const remove = async () => {
    const { failure } = await removeInParts(
      [panel.id],
      () =>
        dataProvider.delete(resource, {
          id: panel.id,
          previousData: panel,
          meta: { query: { name: typed.trim() } },
        }),
      (ids) => readLeft(ids, (part) => dataProvider.getMany(resource, { ids: part })),
    );
    if (failure) {
      if (!stillHere()) return notify(failure.message, { type: 'error' });
      setRefusal(failure.message);
      return setAsking(true);
    }
    notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
    if (!stillHere()) return;
    discardEdits();
    navigate(createPath({ resource, type: 'list' }));
  };
  return (
    <Allowed to="deletePanel">
      <ActionButton
        icon={<DeleteIcon />}
        label={translate('admin.panel.remove')}
        color="error"
        onClick={() => setAsking(true)}
      />
      <Confirm
        open={asking}
        title={translate('admin.panel.remove')}
        action={translate('admin.panel.remove')}
        disabled={differs}
        onConfirm={remove}
        onClose={() => {
          setAsking(false);
          setTyped('');
          setRefusal('');
        }}
        text={
          <>
            {refusal && <Alert severity="error">{refusal}</Alert>}
            <p>{translate('admin.panel.removeText', { name: panel.name })}</p>
            <RemovedDevices panelGid={String(panel.id)} />
            <TextField
              autoFocus
              label={translate('admin.panel.typeName')}
              value={typed}
              error={typed !== '' && differs}
              helperText={typed !== '' && differs ? translate('errors.panel_name_mismatch') : ' '}
              onChange={({ target }) => setTyped(target.value)}
              sx={{ mt: 2 }}
            />
          </>
        }
      />
    </Allowed>
  );
}
