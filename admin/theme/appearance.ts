import type { StoredRecord } from '#client/device/stored-record.ts';
import { createStore, type Store } from '#client/store.ts';

/** How the administration looks: as the system does, or as was chosen. */
export const appearances = ['system', 'light', 'dark'] as const;

export type AppearanceName = (typeof appearances)[number];

export interface Appearance {
  chosen: Store<AppearanceName>;
  /** Whether it is dark now. */
  dark: Store<boolean>;
  /** Keeps the choice in this browser. */
  choose(name: AppearanceName): void;
}

/** Where the choice is kept. */
export type AppearanceRecord = Pick<StoredRecord<{ look?: AppearanceName }>, 'read' | 'change'>;

/** The part of a browser window that tells what the system and the printer want. */
export interface Surroundings {
  matchMedia(query: string): Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  addEventListener(type: 'beforeprint' | 'afterprint', listener: () => void): void;
}

/** The look of this browser: it follows the system until another is chosen; paper is always light. */
export function createAppearance(record: AppearanceRecord, surroundings: Surroundings): Appearance {
  const system = surroundings.matchMedia('(prefers-color-scheme: dark)');
  const kept = record.read().look;
  const chosen = createStore<AppearanceName>(appearances.find((name) => name === kept) ?? 'system');
  let prints = false;
  const isDark = () => !prints && (chosen.get() === 'system' ? system.matches : chosen.get() === 'dark');
  const dark = createStore(isDark());
  const look = () => dark.set(isDark());
  const print = (now: boolean) => () => {
    prints = now;
    look();
  };
  chosen.subscribe(look);
  system.addEventListener('change', look);
  surroundings.addEventListener('beforeprint', print(true));
  surroundings.addEventListener('afterprint', print(false));
  return {
    chosen,
    dark,
    choose(name) {
      record.change({ look: name });
      chosen.set(name);
    },
  };
}
