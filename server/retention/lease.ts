import { limits } from '#generated/limits.ts';
import { type Context, changed, run, type Statement, sure } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { latestLease } from '../ground/clock-ahead.ts';
import { dayMs } from '../ground/durations.ts';

/** How long a sweep stays with the process that is at it without another bite. */
const leaseMs = 60_000;

/** Whose data are swept, and by which process. */
export interface Holder {
  readonly organisationGid: string;
  readonly owner: string;
}

/** How far an organisation's data have been let go. */
export interface RetentionState {
  /** Figures of the business days before this one are kept as counts; '' where none are. */
  readonly figuresUntil: string;
  readonly appointmentsUntil: string;
  /** The last business day on which everything due had gone. */
  readonly doneDate: string;
}

/**
 * Command: takes the sweep of an organisation for a process; undefined while another has it, or before the time that an
 * upgrade leaves for choosing the periods is over.
 */
export const takeSweep = defineCommand(
  import.meta.url,
  'takeSweep',
  function* (
    { organisationGid, owner }: Holder,
    { now }: Context,
  ): Generator<Statement, RetentionState | undefined, unknown> {
    yield* run(
      'retention',
      `INSERT INTO retention (organisation_gid, begins_at) VALUES (?, 0) ON CONFLICT (organisation_gid) DO NOTHING`,
      organisationGid,
    );
    yield* run(
      'retention',
      'UPDATE retention SET begins_at = ? WHERE organisation_gid = ? AND begins_at IS NULL',
      now + limits.retentionGraceDays * dayMs,
      organisationGid,
    );
    return yield* changed<RetentionState>(
      'retention',
      `UPDATE retention SET lease_owner = ?, lease_until = ?
     WHERE organisation_gid = ? AND begins_at <= ? AND (lease_owner = ? OR lease_until <= ? OR lease_until > ?)
     RETURNING figures_until AS "figuresUntil", appointments_until AS "appointmentsUntil", done_date AS "doneDate"`,
      owner,
      now + leaseMs,
      organisationGid,
      now,
      owner,
      now,
      latestLease(now, leaseMs),
    );
  },
);

/**
 * Notes a sign of life and how many rows go with it. A command whose sweep is no longer this process's is refused with
 * service_busy and leaves nothing behind.
 */
export function* keepSweep(
  { organisationGid, owner }: Holder,
  { now }: Context,
  removed = 0,
): Generator<Statement, void, unknown> {
  yield* sure(
    'retention',
    'UPDATE retention SET lease_until = ?, removed = removed + ? WHERE organisation_gid = ? AND lease_owner = ?',
    now + leaseMs,
    removed,
    organisationGid,
    owner,
  );
}

/** Command: notes what went by another way than a bite. */
export const noteSwept = defineCommand(
  import.meta.url,
  'noteSwept',
  function* (argument: Holder & { readonly removed: number }, context: Context): Generator<Statement, void, unknown> {
    yield* keepSweep(argument, context, argument.removed);
  },
);

/** Command: gives a sweep back undone, for another process or the next start. */
export const giveBackSweep = defineCommand(
  import.meta.url,
  'giveBackSweep',
  function* ({ organisationGid, owner }: Holder): Generator<Statement, void, unknown> {
    yield* run(
      'retention',
      'UPDATE retention SET lease_owner = NULL, lease_until = 0 WHERE organisation_gid = ? AND lease_owner = ?',
      organisationGid,
      owner,
    );
  },
);
