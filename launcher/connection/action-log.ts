import type { DeviceAction } from '#generated/values.ts';
import type { Log } from '../log.ts';
import type { DeviceAccess } from './device-access.ts';

interface Entry {
  readonly action: DeviceAction;
  readonly detail: string;
}

/** What happened on this machine, on its way to the organisation's log. */
export interface ActionLog {
  note(action: DeviceAction, detail: string): void;
  /** Sends what waits; what cannot be sent waits on. */
  send(): Promise<void>;
}

/** A machine that nobody lets in for weeks keeps the newest. */
const mostWaiting = 200;

export function actionLog(access: DeviceAccess, appVersion: string, log: Log): ActionLog {
  const waiting: Entry[] = [];
  return {
    note(action, detail) {
      // Who reads it later sees when it came in; when it happened is said here.
      waiting.push({ action, detail: `${new Date().toISOString()} ${detail}`.slice(0, 1000) });
      if (waiting.length > mostWaiting) waiting.shift();
    },
    async send() {
      while (waiting[0] && access.hasKey()) {
        const entry = waiting[0];
        try {
          await access.ask('/api/v1/collab/web/log/appAction', { ...entry, appVersion });
        } catch (error) {
          log(`log: ${(error as Error).message}`);
          return;
        }
        if (waiting[0] === entry) waiting.shift();
      }
    },
  };
}
