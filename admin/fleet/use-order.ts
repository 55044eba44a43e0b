import { useNotify, useTranslate } from 'react-admin';
import { mostItems } from '#generated/most-items.ts';
import type { FleetDevice } from '#generated/shapes.ts';
import type { FleetOrder } from '#generated/values.ts';
import { inParts } from '../data/in-parts.ts';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';

/** Asks devices to do something, and tells how many were asked and how many were not, which are silent. */
export function useOrder(): (order: FleetOrder, devices: readonly FleetDevice[]) => Promise<void> {
  const notify = useNotify();
  const translate = useTranslate();
  const press = usePress();
  return (order, devices) =>
    press(async () => {
      // Only screens send pictures.
      const able = order === 'picture' ? devices.filter(({ kind }) => kind === 'panel') : devices;
      const named = able.map(({ panelGid, device }) => ({ panelGid, device }));
      let asked = 0;
      for (const devices of inParts(named, mostItems.orderDevices.devices)) {
        const body = { order, devices };
        asked += (await http.call('orderDevices', { body }, { keepFailure: true })).count;
      }
      if (asked === 0) return notify('admin.fleet.askedNone', { type: 'warning' });
      const key = `admin.fleet.asked_${order}`;
      const silent = able.length - asked;
      if (silent === 0) return notify(key, { type: 'success', messageArgs: { number: asked } });
      const messageArgs = { asked: translate(key, { number: asked }), number: silent };
      notify('admin.fleet.askedSome', { type: 'warning', messageArgs });
    });
}
