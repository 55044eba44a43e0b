import { useCallback } from 'react';
import type { ConnectedPanel } from '#generated/shapes.ts';
import { useFresh } from '../data/use-fresh.ts';
import { http } from '../session.ts';

const everyMs = 15_000;

/** The panels whose screens are connected now, and what they show; undefined until it is known. */
export function useConnectedPanels(): ConnectedPanel[] | undefined {
  const read = useCallback(async () => (await http.call('listConnectedPanels', {}, { keepFailure: true })).data, []);
  const [connected] = useFresh(read, everyMs);
  return connected;
}
