import { type Context, changed, one, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { appendEntry } from '../journal/append-entry.ts';
import { type Holder, keepSweep } from './lease.ts';

/** Command: everything due on a business day has gone; the organisation's log of the scheduler says how much it was. */
export const finishSweep = defineCommand(
  import.meta.url,
  'finishSweep',
  function* (
    argument: Holder & { readonly businessDate: string },
    context: Context,
  ): Generator<Statement, { removed: number }, unknown> {
    const { organisationGid, owner, businessDate } = argument;
    yield* keepSweep(argument, context);
    const state = yield* one<{ removed: number }>(
      'retention',
      'SELECT removed FROM retention WHERE organisation_gid = ? AND lease_owner = ?',
      organisationGid,
      owner,
    );
    const removed = Number(state?.removed ?? 0);
    yield* changed(
      'retention',
      `UPDATE retention SET done_date = ?, removed = 0, lease_owner = NULL, lease_until = 0
     WHERE organisation_gid = ? RETURNING organisation_gid`,
      businessDate,
      organisationGid,
    );
    if (removed > 0) {
      const counts = { expiredTickets: 0, loggedOutCounters: 0, presetQueues: 0, removedRows: removed };
      const entry = { job: 'retention', outcome: 'done', businessDate, ...counts } as const;
      yield* appendEntry('scheduler', organisationGid, entry, context.now);
    }
    return { removed };
  },
);
