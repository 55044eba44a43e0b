import { businessMoment } from '#days/business-day.ts';
import { dayStart, daysLater } from '../figures/day-clock.ts';
import { readLoggedFacts } from '../figures/read-facts.ts';
import { storedHours } from '../figures/stored-facts.ts';
import { sweepEvents } from './bites.ts';
import { closeDays, keepHours } from './count-days.ts';
import { biteRows, clearDay, type Sweep, untilNone } from './sweep.ts';

/**
 * Counts the days of the log that are due, one after the other, and lets their lines go.
 * @param counted the first day that is not counted; '' where none is
 * @param keptFrom the first day that stays as it is
 */
export async function countEventDays(sweep: Sweep, counted: string, keptFrom: string): Promise<void> {
  const { database, organisationGid, organisation, now } = sweep;
  let from = 0;
  for (let next = counted; ; ) {
    // What a run that was cut short has counted and not let go comes first.
    if (next !== '') from = await letLinesGo(sweep, from, next);
    const [first] = await database.read<{ at: number }>(
      'event',
      'SELECT at FROM event WHERE organisation_gid = ? AND seq >= ? ORDER BY seq LIMIT 1',
      organisationGid,
      from,
    );
    if (!first) return;
    const day = businessMoment(organisation, Number(first.at)).serviceDate;
    if (day >= keptFrom) return;
    await clearDay(sweep, day);
    const facts = await readLoggedFacts({ database, organisationGid, plan: organisation, now }, day);
    const hours = storedHours(facts);
    for (let at = 0; at < hours.length; at += biteRows) {
      await sweep.write(keepHours, { day, hours: hours.slice(at, at + biteRows) });
    }
    next = daysLater(day, 1);
    await sweep.write(closeDays, { what: 'figures', until: next });
  }
}

/** Lets the lines of the days before one go; answers where the log begins then. */
async function letLinesGo(sweep: Sweep, begins: number, before: string): Promise<number> {
  const { database, organisationGid, organisation } = sweep;
  const [end] = await database.read<{ seq: number }>(
    'event',
    'SELECT seq FROM event WHERE organisation_gid = ? AND at >= ? ORDER BY at, seq LIMIT 1',
    organisationGid,
    dayStart(organisation, before),
  );
  const [head] = await database.read<{ seq: number }>(
    'log_head',
    'SELECT seq FROM log_head WHERE organisation_gid = ?',
    organisationGid,
  );
  const until = Number(end?.seq ?? (head?.seq ?? 0) + 1);
  await untilNone<number>((from = begins, rows) => sweep.write(sweepEvents, { from, until, rows }));
  return Math.max(begins, until);
}
