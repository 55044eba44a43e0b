import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { mostItems } from '#generated/most-items.ts';
import type { FleetOrder } from '#generated/values.ts';
import { useMay } from '../account/use-may.ts';
import { ChangeDialog } from '../devices/ChangeDialog.tsx';
import { changeInParts } from '../devices/change-in-parts.ts';
import { DeviceNames } from '../devices/DeviceNames.tsx';
import { Confirm } from '../layout/Confirm.tsx';
import { usePress } from '../layout/use-press.ts';
import { ChosenToolbar } from '../list/ChosenToolbar.tsx';
import { http } from '../session.ts';
import type { JudgedDevice } from './judge-device.ts';
import { useOrder } from './use-order.ts';

interface FleetActionsProps {
  readonly devices: readonly JudgedDevice[];
  onClear(): void;
  /** Told when devices were moved, named or unpaired. */
  onDone(): void;
}

const orders: readonly FleetOrder[] = ['identify', 'reload', 'picture'];

/** What can be done with the devices that are chosen, one or many. */
export function FleetActions({ devices, onClear, onDone }: FleetActionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const order = useOrder();
  const mayChange = useMay()('changePairedDevices');
  const [open, setOpen] = useState<'change' | 'unpair'>();
  const paired = devices.flatMap(({ deviceGid, panelGid, panelName, name = '' }) =>
    deviceGid ? [{ gid: deviceGid, panelGid, panelName, name }] : [],
  );
  const count = { smart_count: paired.length };
  const unpair = () =>
    press(async () => {
      // What a colleague has unpaired meanwhile is as it should be.
      await changeInParts(paired, mostItems.unpairDevices.gids, (gids) =>
        http.call('unpairDevices', { body: { gids } }, { keepFailure: true }),
      );
      notify('admin.devices.unpaired', { type: 'success' });
      onDone();
    });
  return (
    <ChosenToolbar count={devices.length} onClear={onClear}>
      {orders.map((one) => (
        <Button
          key={one}
          size="small"
          variant="outlined"
          disabled={one === 'picture' && devices.every(({ kind }) => kind !== 'panel')}
          onClick={() => order(one, devices)}
        >
          {translate(`values.FleetOrder.${one}`)}
        </Button>
      ))}
      {mayChange && (
        <>
          <Button size="small" variant="outlined" disabled={paired.length === 0} onClick={() => setOpen('change')}>
            {translate('admin.devices.change')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            color="error"
            disabled={paired.length === 0}
            onClick={() => setOpen('unpair')}
          >
            {translate('admin.devices.unpair')}
          </Button>
        </>
      )}
      {open === 'change' && <ChangeDialog devices={paired} onDone={onDone} onClose={() => setOpen(undefined)} />}
      <Confirm
        open={open === 'unpair'}
        title={translate('admin.devices.unpairAsk', count)}
        text={
          <>
            <DeviceNames devices={paired} />
            {translate('admin.devices.unpairText')}
          </>
        }
        action={translate('admin.devices.unpair')}
        onConfirm={unpair}
        onClose={() => setOpen(undefined)}
      />
    </ChosenToolbar>
  );
}
