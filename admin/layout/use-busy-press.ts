import { useState } from 'react';
import { useFocusBack } from './use-focus-back.ts';
import { usePress } from './use-press.ts';

/**
 * Runs what a button does as `usePress` does, and says while it is under way: a button that then rests is pressed once,
 * however fast the hand and slow the server.
 */
export function useBusyPress(): readonly [boolean, (work: () => Promise<void>) => Promise<void>] {
  const press = usePress();
  const [busy, setBusy] = useState(false);
  useFocusBack(busy);
  return [
    busy,
    async (work) => {
      setBusy(true);
      await press(work).finally(() => setBusy(false));
    },
  ];
}
