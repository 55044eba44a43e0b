import { type Context, count, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { holdMs } from '../event-log/held-time.ts';
import { takeLog } from '../event-log/take-log.ts';

/**
 * Command: forgets the resets that a clock made which was ahead and has been put right since. Without that the days
 * until then would count as closed, and nobody would close them when they end.
 */
export const forgetResetsAhead = defineCommand(
  import.meta.url,
  'forgetResetsAhead',
  function* (
    { organisationGid }: { organisationGid: string },
    context: Context,
  ): Generator<Statement, { count: number }, unknown> {
    yield* takeLog(organisationGid, context);
    const forgotten = yield* count(
      'daily_reset',
      'DELETE FROM daily_reset WHERE organisation_gid = ? AND run_at > ?',
      organisationGid,
      context.now + holdMs,
    );
    return { count: forgotten };
  },
);
