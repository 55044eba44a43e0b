import { join } from 'node:path';
import type { LaunchConfiguration, LaunchSettings } from '#generated/shapes.ts';
import { keptFile } from './kept-file.ts';

type Kept = Pick<LaunchSettings, 'revision' | 'configuration' | 'networkInterface'>;

/** The settings of this machine: those that the server says, once they have led to a page; before, those that did. */
export interface Settings {
  current(): Partial<Kept>;
  /** Takes what the server says; true if it is to be acted on now. */
  take(settings: LaunchSettings, now: number): boolean;
  /** New settings are not at fault while the server is away: their time begins anew. */
  postpone(now: number): void;
  /** Looks how new settings fare; true if they were given up and the ones before are to be acted on again. */
  judge(isWell: boolean, now: number): boolean;
  /** Whether those that the server says were given up. */
  areRefused(): boolean;
}

/**
 * Reads the settings that were good last time, so that a start without the server is as the one before.
 * @param trialMs how long new settings may take until the browser shows a page
 */
export function settingsIn(folder: string, trialMs: number): Settings {
  const file = keptFile<Kept>(join(folder, 'settings.json'));
  let current = file.read();
  let trial: { former: Partial<Kept>; since: number } | undefined;
  let refused = '';
  return {
    current: () => current,
    take: ({ revision, configuration, networkInterface }, now) => {
      if (revision === refused) return false;
      // Taken back and given again, they are tried again.
      refused = '';
      if (revision === current.revision) return false;
      trial = { former: trial?.former ?? current, since: now };
      current = { revision, configuration, ...(networkInterface && { networkInterface }) };
      return true;
    },
    postpone: (now) => {
      if (trial) trial = { ...trial, since: now };
    },
    judge: (isWell, now) => {
      if (!trial) return false;
      if (isWell) {
        trial = undefined;
        file.write(current as Kept);
        return false;
      }
      if (now - trial.since < trialMs) return false;
      refused = current.revision ?? '';
      current = trial.former;
      trial = undefined;
      return true;
    },
    areRefused: () => refused !== '',
  };
}

/** What holds where nothing is said. */
export const noConfiguration: LaunchConfiguration = {};
