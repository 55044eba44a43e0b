import CopyIcon from '@mui/icons-material/ContentCopy';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useCreatePath, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { press as pressCall } from '#client/http/press.ts';
import { useStillHere } from '#client/use-still-here.ts';
import type { PanelPart } from '#generated/shapes.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { Confirm } from '../layout/Confirm.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';
import { PartChoices } from './PartChoices.tsx';

/** Makes another panel like this one, with what belongs to it as far as that is chosen, and goes there. */
export function CopyPanel({ resource, panel }: { resource: string; panel: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const press = usePress();
  const stillHere = useStillHere();
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const [copies, setCopies] = useState<PanelPart[]>(['media', 'marquee']);
  const copy = () =>
    press(async () => {
      const body = { panelType: String(panel.type), like: String(panel.id), copies, rows: [{ name: name.trim() }] };
      const { data } = await pressCall((attempt) => http.call('createPanelSeries', { body }, attempt));
      const [made] = data;
      if (made?.outcome !== 'made' || !made.gid) {
        notify('errors.duplicate_name', { type: 'error', messageArgs: { name: name.trim() } });
        return;
      }
      notify('ra.notification.created', { type: 'success' });
      if (stillHere()) navigate(createPath({ resource, type: 'edit', id: made.gid }));
    });
  return (
    <>
      <ActionButton icon={<CopyIcon />} label={translate('admin.panel.copy')} onClick={() => setAsking(true)} />
      <Confirm
        open={asking}
        danger={false}
        title={translate('admin.panel.copy')}
        action={translate('admin.panel.copy')}
        disabled={name.trim() === ''}
        onConfirm={copy}
        onClose={() => setAsking(false)}
        text={
          <>
            <p>{translate('admin.panel.copyText', { name: panel.name })}</p>
            <TextField
              autoFocus
              fullWidth
              label={translate('fields.Panel.name')}
              value={name}
              onChange={({ target }) => setName(target.value)}
              slotProps={{ htmlInput: { maxLength: 60 } }}
              sx={{ mt: 2 }}
            />
            <PartChoices chosen={copies} onChange={setCopies} />
          </>
        }
      />
    </>
  );
}
