import { createContext, useContext } from 'react';
import { createStore, type Store } from '#client/store.ts';
import { useStore } from '#client/use-store.ts';
import type { PressName } from './create-desk.ts';

/** The press that is on its way at the desk over which a window stands; none where a window stands elsewhere. */
export const Busy = createContext<Store<PressName | undefined>>(createStore(undefined));

/** Whether a press is on its way: until it is answered, a window cannot be answered either, and stays. */
export function useBusy(): boolean {
  return useStore(useContext(Busy)) !== undefined;
}
