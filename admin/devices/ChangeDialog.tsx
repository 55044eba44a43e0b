import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useStillHere } from '#client/use-still-here.ts';
import { mostItems } from '#generated/most-items.ts';
import type { PairedDevice } from '#generated/shapes.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { InputDialog } from '../layout/InputDialog.tsx';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { http } from '../session.ts';
import { changeInParts } from './change-in-parts.ts';
import { DeviceNames } from './DeviceNames.tsx';
import { PanelField } from './PanelField.tsx';

interface ChangeDialogProps {
  /** One device, or several, which only move together. */
  devices: readonly Pick<PairedDevice, 'gid' | 'name' | 'panelGid' | 'panelName'>[];
  /** Told when the devices were changed, also where the dialog was closed before. */
  onDone(): void;
  onClose(): void;
}

/** Moves devices to another panel while they run; one can be given a name too. */
export function ChangeDialog({ devices, onDone, onClose }: ChangeDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, press] = useBusyPress();
  const stillHere = useStillHere();
  const id = useId();
  const [one] = devices.length === 1 ? devices : [];
  /** As it stood when the dialog was opened; others may change it meanwhile. */
  const [before] = useState(one);
  const [panelGid, setPanelGid] = useState(one?.panelGid ?? '');
  const [name, setName] = useState(one?.name ?? '');
  const entered = panelGid !== (before?.panelGid ?? '') || name !== (before?.name ?? '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await press(async () => {
      // Only what was changed here: who names a device does not take back where somebody else has moved it.
      const changes = {
        ...(panelGid !== before?.panelGid && { panelGid }),
        ...(one && name !== before?.name && { name }),
      };
      const changed = await changeInParts(devices, mostItems.changePairedDevices.gids, (gids) =>
        http.call('changePairedDevices', { body: { gids, ...changes } }, { keepFailure: true }),
      );
      const gone = devices.length - changed;
      if (changed > 0) notify('admin.devices.changed', { type: 'success' });
      if (gone > 0) notify('admin.devices.gone', { type: 'error', messageArgs: { number: gone } });
      if (stillHere()) onClose();
      onDone();
    });
  };
  return (
    <InputDialog entered={entered && !busy} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
          {one
            ? translate('admin.devices.changeTitle', { name: one.name || one.panelName })
            : translate('admin.devices.changeMany', { smart_count: devices.length })}
        </DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {!one && <DeviceNames devices={devices} />}
            <PanelField value={panelGid} onChange={setPanelGid} />
            {one && (
              <TextField
                label={translate('admin.devices.name')}
                value={name}
                helperText={translate('admin.devices.nameHint')}
                onChange={({ target }) => setName(target.value)}
                slotProps={{ htmlInput: { maxLength: 60 } }}
              />
            )}
          </Box>
        </DialogContent>
        <DialogButtons onCancel={onClose} ok={translate('ra.action.save')} disabled={panelGid === ''} busy={busy} />
      </Box>
    </InputDialog>
  );
}
