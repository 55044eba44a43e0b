import { type Context, count, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { dayMs } from '../ground/durations.ts';

/** How long administrators can still read that devices were away. */
const keptMs = 30 * dayMs;
/** Lines that one sweep forgets at most, so that no call waits for it. */
const bite = 500;

/** Command: forgets the notifications of outages that are long over. */
export const forgetOldOutages = defineCommand(
  import.meta.url,
  'forgetOldOutages',
  function* (_argument: Record<string, never>, { now }: Context): Generator<Statement, number, unknown> {
    return yield* count(
      'notification',
      `DELETE FROM notification WHERE gid IN (
         SELECT n.gid FROM notification n WHERE n.created_at <= ? AND json_extract(n.body, '$.kind') = 'device'
           AND NOT EXISTS (SELECT 1 FROM outage o WHERE o.gid = n.subject_gid) LIMIT ${bite})`,
      now - keptMs,
    );
  },
);
