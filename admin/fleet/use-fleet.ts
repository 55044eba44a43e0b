import { useCallback, useMemo, useRef } from 'react';
import type { CallFailure } from '#client/http/call-failure.ts';
import { useFresh } from '../data/use-fresh.ts';
import type { Fleet } from './fleet.ts';
import { type JudgedDevice, judgeFleet } from './judge-device.ts';
import { readFleet } from './read-fleet.ts';

/** Every device with how it is now, and a way to read at once; undefined until the first answer, and why the latest could not be had. */
export function useFleet(): [JudgedDevice[] | undefined, () => Promise<void>, CallFailure | undefined] {
  const held = useRef<Fleet>(undefined);
  const read = useCallback(async () => {
    held.current = await readFleet(held.current);
    return held.current;
  }, []);
  const [fleet, ask, failure] = useFresh(read);
  return [useMemo(() => fleet && judgeFleet(fleet), [fleet]), ask, failure];
}
