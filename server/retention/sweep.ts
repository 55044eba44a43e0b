import type { Organisation } from '#generated/shapes.ts';
import type { Database } from '../database/database.ts';
import type { AnswerOf, AnyCommand, ArgumentOf } from '../database/define-command.ts';
import type { Bite } from './bites.ts';
import { clearCounts } from './count-days.ts';
import type { Holder } from './lease.ts';
import type { Periods } from './retention-of.ts';

/** Rows that go in one bite: measured, a few milliseconds of the one thread that writes (bench/sweep.ts). */
export const biteRows = 60;

/** What a sweep works with. */
export interface Sweep extends Holder {
  readonly database: Database;
  readonly organisation: Organisation;
  readonly periods: Periods;
  readonly now: number;
  /** The present business day. */
  readonly today: string;
  /** Writes one bite and rests. */
  write<C extends AnyCommand>(command: C, argument: Omit<ArgumentOf<C>, keyof Holder>): Promise<AnswerOf<C>>;
}

/** Takes bite after bite until nothing more is due. */
export async function untilNone<Place>(
  take: (from: Place | undefined, rows: number) => Promise<Bite<Place>>,
): Promise<void> {
  let bite = await take(undefined, biteRows);
  while (bite.next !== undefined) bite = await take(bite.next, biteRows);
}

/** Takes away what was counted of a day by a run that was cut short. */
export async function clearDay(sweep: Sweep, day: string): Promise<void> {
  while ((await sweep.write(clearCounts, { day, rows: biteRows })) > 0);
}
