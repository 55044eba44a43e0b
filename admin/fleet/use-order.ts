import { useNotify } from 'react-admin';
import { mostItems } from '#generated/most-items.ts';
import type { FleetDevice } from '#generated/shapes.ts';
import type { FleetOrder } from '#generated/values.ts';
import { inParts } from '../data/in-parts.ts';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';

/** Asks devices to do something, and tells how many were asked: those that are silent are not. */
export function useOrder(): (order: FleetOrder, devices: readonly FleetDevice[]) => Promise<void> {
  const notify = useNotify();
  const press = usePress();
  return (order, devices) =>
    press(async () => {
      const named = devices.map(({ panelGid, device }) => ({ panelGid, device }));
      let asked = 0;
      for (const devices of inParts(named, mostItems.orderDevices.devices)) {
        const body = { order, devices };
        asked += (await http.call('orderDevices', { body }, { keepFailure: true })).count;
      }
      if (asked === 0) notify('admin.fleet.askedNone', { type: 'warning' });
      else notify(`admin.fleet.asked_${order}`, { type: 'success', messageArgs: { number: asked } });
    });
}
