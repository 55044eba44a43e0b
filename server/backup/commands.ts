import type { Backup } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { appendEntry } from '../journal/append-entry.ts';

/** Command: notes in the installation's log of the scheduler that a backup was made. */
export const noteBackup = defineCommand(
  import.meta.url,
  'noteBackup',
  function* ({ name, missingFiles }: Backup, { now }: Context): Generator<Statement, void, unknown> {
    const counts = { expiredTickets: 0, loggedOutCounters: 0, presetQueues: 0 };
    const message = missingFiles > 0 ? `${name}; files missing: ${missingFiles}` : name;
    yield* appendEntry('scheduler', '', { job: 'backup', outcome: 'done', message, ...counts }, now);
  },
);
