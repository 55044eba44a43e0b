import type { DayFigures, PanelGroupFigures } from '#generated/shapes.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { createDayClock } from './day-clock.ts';
import { daysOf, type Period } from './period.ts';
import { type FactSource, readFacts } from './read-facts.ts';
import { addFact, countsOf, newTally, spansOf, type Tally, tallyOf } from './tally.ts';

/** What happened on each of some days; days that have not come are left out. */
export async function dayFigures(source: FactSource, period: Period): Promise<DayFigures[]> {
  const tallies = new Map<string, Tally>();
  await readFacts(source, period, (fact, { serviceDate }) => addFact(tallyOf(tallies, serviceDate), fact));
  return daysUpToNow(source, period, tallies);
}

/** The same for the panel groups, with the figures of each; a group in which nothing happened has zeros. */
export async function groupFigures(
  source: FactSource,
  period: Period,
): Promise<{ readonly groups: PanelGroupFigures[]; readonly days: DayFigures[] }> {
  const byDay = new Map<string, Tally>();
  const byGroup = new Map<string, Tally>();
  await readFacts(source, period, (fact, { serviceDate }) => {
    if (!fact.ownerGid) return;
    addFact(tallyOf(byDay, serviceDate), fact);
    addFact(tallyOf(byGroup, fact.ownerGid), fact);
  });
  const groups = await source.database.query(listDocuments('group', source.organisationGid));
  return {
    groups: groups.map(({ gid, body }) => {
      const tally = byGroup.get(gid) ?? newTally();
      return { groupGid: gid, groupName: body.name, ...countsOf(tally), ...spansOf(tally) };
    }),
    days: daysUpToNow(source, period, byDay),
  };
}

function daysUpToNow({ plan, now }: FactSource, period: Period, tallies: Map<string, Tally>): DayFigures[] {
  const today = createDayClock(plan)(now).serviceDate;
  return daysOf(period)
    .filter((date) => date <= today)
    .map((date) => {
      const tally = tallies.get(date) ?? newTally();
      return { date, ...countsOf(tally), ...spansOf(tally) };
    });
}
