import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../account/use-may.ts';
import { useFresh } from '../data/use-fresh.ts';
import { http } from '../session.ts';

/** Before a panel is removed: how many devices lose their place with it; nothing where there is none. */
export function RemovedDevices({ panelGid }: { panelGid: string }) {
  const translate = useTranslate();
  const may = useMay()('listPairedDevices');
  const read = useCallback(async () => (await http.call('listPairedDevices', {}, { keepFailure: true })).data, []);
  const [paired] = useFresh(may ? read : undefined);
  const count = paired?.filter((device) => device.panelGid === panelGid).length ?? 0;
  if (count === 0) return null;
  return <p>{translate('admin.panel.removeDevices', { smart_count: count })}</p>;
}
