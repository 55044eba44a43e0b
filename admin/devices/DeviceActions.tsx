import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { PairedDevice } from '#generated/shapes.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

/** What can be done with the devices that are chosen, one or many. */
export function DeviceActions({ devices, onDone }: { devices: readonly PairedDevice[]; onDone(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const [open, setOpen] = useState<'change' | 'unpair'>();
  const count = { smart_count: devices.length };
  const done = () => {
    setOpen(undefined);
    onDone();
  };
  const unpair = () =>
    press(async () => {
      await http.call('unpairDevices', { body: { gids: devices.map(({ gid }) => gid) } }, { keepFailure: true });
      notify('admin.devices.unpaired', { type: 'success' });
      done();
    });
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', px: 2, pb: 2 }}>
      <Typography aria-live="polite">{translate('admin.devices.chosen', count)}</Typography>
      <Button size="small" variant="outlined" disabled={devices.length === 0} onClick={() => setOpen('change')}>
        {translate('admin.devices.change')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={devices.length === 0}
        onClick={() => setOpen('unpair')}
      >
        {translate('admin.devices.unpair')}
      </Button>
      {open === 'change' && <ChangeDialog devices={devices} onDone={done} onClose={() => setOpen(undefined)} />}
      <Confirm
        open={open === 'unpair'}
        title={translate('admin.devices.unpairAsk', count)}
        text={translate('admin.devices.unpairText')}
        action={translate('admin.devices.unpair')}
        onConfirm={unpair}
        onClose={() => setOpen(undefined)}
      />
    </Box>
  );
}
