import { businessMoment } from '#days/business-day.ts';
import type { Organisation } from '#generated/shapes.ts';
import type { AuditKey } from '../audit/audit-key.ts';
import { forgetEntriesBefore } from '../audit/forget-entries.ts';
import type { Database } from '../database/database.ts';
import { dayStart, daysLater } from '../figures/day-clock.ts';
import { dayMs } from '../ground/durations.ts';
import { type QueuePlace, sweepAppointmentChanges, sweepAppointments, sweepQueues, sweepReceipts } from './bites.ts';
import { countAppointmentDays } from './count-appointment-days.ts';
import { countEventDays } from './count-event-days.ts';
import { finishSweep } from './finish-sweep.ts';
import type { Holder, RetentionState } from './lease.ts';
import { noteSwept } from './lease.ts';
import { removeUnusedMedia } from './remove-unused-media.ts';
import { installationPeriods, retentionOf } from './retention-of.ts';
import { type Sweep, untilNone } from './sweep.ts';

interface Sweeping extends Holder {
  readonly database: Database;
  readonly auditKey: AuditKey;
  readonly organisation: Organisation;
  readonly state: RetentionState;
  readonly now: number;
  readonly pace: <A>(bite: () => Promise<A>) => Promise<A>;
}

/** Logs and their periods; entries leave by the start of their chain alone (docs/decisions/055-chained-logs.md). */
const logs = [
  ['read', 'readLogDays'],
  ['change', 'changeLogDays'],
  ['access', 'accessLogDays'],
  ['error', 'technicalLogDays'],
  ['scheduler', 'technicalLogDays'],
  ['appAction', 'technicalLogDays'],
] as const;

/**
 * Lets go of everything of an organisation that has been kept for long enough, a few rows at a time; figures of what
 * goes are counted first. May be interrupted anywhere and begun again: what is left is found again.
 */
export async function sweepOrganisation(sweeping: Sweeping): Promise<void> {
  const { database, organisation, state, now, owner, organisationGid, auditKey, pace } = sweeping;
  const today = businessMoment(organisation, now).serviceDate;
  const sweep: Sweep = {
    database,
    organisation,
    organisationGid,
    owner,
    now,
    today,
    periods: organisationGid === '' ? installationPeriods : retentionOf(organisation),
    write: (command, argument) =>
      pace(() => database.write(command, { organisationGid, owner, ...argument } as never)) as never,
  };
  const { periods } = sweep;
  if (organisationGid !== '') {
    await sweepDays(sweep, state);
    await untilNone<true>((_, rows) =>
      sweep.write(sweepReceipts, { before: now - periods.callReceiptDays * dayMs, rows }),
    );
    if (periods.unusedMediaDays > 0) {
      const before = now - periods.unusedMediaDays * dayMs;
      await untilNone<true>((_, rows) => sweep.write(removeUnusedMedia, { before, rows: Math.ceil(rows / 10) }));
    }
  }
  for (const [log, period] of logs) {
    const before = now - periods[period] * dayMs;
    await sweep.write(noteSwept, {
      removed: await forgetEntriesBefore(database, auditKey, { organisationGid, log }, before, pace),
    });
  }
  await sweep.write(finishSweep, { businessDate: today });
}

/** Days of which nothing is kept but figures: those of the queues' log, and those of the appointments. */
async function sweepDays(sweep: Sweep, state: RetentionState): Promise<void> {
  const { periods, today, organisation } = sweep;
  await countEventDays(sweep, state.figuresUntil, daysLater(today, -periods.eventDays));
  const before = daysLater(today, -periods.appointmentDays);
  await countAppointmentDays(sweep, state.appointmentsUntil, before);
  await untilNone<QueuePlace>((after = { day: '', gid: '' }, rows) =>
    sweep.write(sweepQueues, { before, after, rows }),
  );
  await untilNone<true>((_, rows) => sweep.write(sweepAppointments, { before, rows }));
  const at = dayStart(organisation, before);
  await untilNone<number>((from = 0, rows) => sweep.write(sweepAppointmentChanges, { from, before: at, rows }));
}
