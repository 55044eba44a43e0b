import { useNotify } from 'react-admin';
import type { FleetDevice } from '#generated/shapes.ts';
import type { FleetOrder } from '#generated/values.ts';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';

/** As many as one call may name. */
const mostAtOnce = 500;

/** Asks devices to do something, and tells how many were asked: those that are silent are not. */
export function useOrder(): (order: FleetOrder, devices: readonly FleetDevice[]) => Promise<void> {
  const notify = useNotify();
  const press = usePress();
  return (order, devices) =>
    press(async () => {
      const named = devices.map(({ panelGid, device }) => ({ panelGid, device }));
      let asked = 0;
      for (let from = 0; from < named.length; from += mostAtOnce) {
        const body = { order, devices: named.slice(from, from + mostAtOnce) };
        asked += (await http.call('orderDevices', { body }, { keepFailure: true })).count;
      }
      if (asked === 0) notify('admin.fleet.askedNone', { type: 'warning' });
      else notify(`admin.fleet.asked_${order}`, { type: 'success', messageArgs: { number: asked } });
    });
}
