import type { DeviceAction } from '#generated/values.ts';
import type { Log } from '../log.ts';
import { Refused } from './ask-server.ts';
import type { DeviceAccess } from './device-access.ts';

interface Entry {
  readonly action: DeviceAction;
  readonly detail?: string;
  /** By the machine's clock: the log says itself when an entry came in. */
  readonly happenedAt: number;
}

/** What happened on this machine, on its way to the organisation's log. */
export interface ActionLog {
  note(action: DeviceAction, detail: string): void;
  /** Sends what waits; what cannot be sent waits on, and what the server refuses is let go. */
  send(): Promise<void>;
}

/** A machine that nobody lets in for weeks keeps the newest. */
const mostWaiting = 200;

export function actionLog(access: DeviceAccess, appVersion: string, log: Log): ActionLog {
  const waiting: Entry[] = [];
  return {
    note(action, detail) {
      waiting.push({ action, ...(detail && { detail: detail.slice(0, 1000) }), happenedAt: Date.now() });
      if (waiting.length > mostWaiting) waiting.shift();
    },
    async send() {
      while (waiting[0] && access.hasKey()) {
        const entry = waiting[0];
        try {
          await access.ask('/api/v1/collab/web/log/appAction', { ...entry, appVersion });
        } catch (error) {
          log(`log: ${(error as Error).message}`);
          // What a server does not take as it is will never be taken, and what happened since would wait behind it.
          if (!(error instanceof Refused && error.status === 400)) return;
        }
        if (waiting[0] === entry) waiting.shift();
      }
    },
  };
}
