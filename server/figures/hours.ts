import { serviceStartOf } from '#days/business-day.ts';
import type { PeriodFigures } from '#generated/shapes.ts';
import type { Period } from './period.ts';
import { type FactSource, readFacts } from './read-facts.ts';
import { addFact, countsOf, spansOf, type Tally, tallyOf } from './tally.ts';

/**
 * What happened in each hour of the day, over some days: every hour from the first to the last with something in it, in
 * the order of the business day, whose last hours may come after midnight.
 */
export async function hourFigures(source: FactSource, period: Period): Promise<PeriodFigures[]> {
  const tallies = new Map<number, Tally>();
  const counters = new Map<number, Set<string>>();
  const days = new Set<string>();
  await readFacts(source, period, (fact, { hour, serviceDate }) => {
    if (fact.kind === 'present' || fact.kind === 'paused') return;
    days.add(serviceDate);
    addFact(tallyOf(tallies, hour), fact);
    if (fact.kind !== 'called' || !fact.panelGid) return;
    const seen = counters.get(hour) ?? new Set();
    counters.set(hour, seen.add(fact.panelGid));
  });
  if (tallies.size === 0) return [];
  const begins = Math.floor(serviceStartOf(source.plan) / 60);
  const intoDay = [...tallies.keys()].map((hour) => (hour - begins + 24) % 24);
  const first = Math.min(...intoDay);
  return Array.from({ length: Math.max(...intoDay) - first + 1 }, (_, index) => {
    const hour = (begins + first + index) % 24;
    const tally = tallyOf(tallies, hour);
    const counts = countsOf(tally);
    return {
      hour,
      ...counts,
      ...spansOf(tally),
      counters: counters.get(hour)?.size ?? 0,
      issuedPerDay: Math.round((counts.issued / days.size) * 10) / 10,
    };
  });
}
