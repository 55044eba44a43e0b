import type { DayFigures, PanelGroupFigures } from '#generated/shapes.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { createDayClock } from './day-clock.ts';
import { daysOf, type Period } from './period.ts';
import { type FactSource, readFacts } from './read-facts.ts';
import { removedNames } from './removed-names.ts';
import { addFact, addTally, countsOf, newTally, spansOf, type Tally, tallyOf } from './tally.ts';

/** What happened on each of some days; days that have not come are left out. */
export async function dayFigures(source: FactSource, period: Period): Promise<DayFigures[]> {
  const tallies = new Map<string, Tally>();
  await readFacts(source, period, (fact, { serviceDate }) => addFact(tallyOf(tallies, serviceDate), fact));
  return daysUpToNow(source, period, tallies);
}

/**
 * The same for the panel groups, with the figures of each; a group in which nothing happened has zeros. One that has been
 * removed since keeps those of the days before.
 */
export async function groupFigures(
  source: FactSource,
  period: Period,
): Promise<{ readonly groups: PanelGroupFigures[]; readonly days: DayFigures[] }> {
  const { database, organisationGid } = source;
  const byOwner = new Map<string, Map<string, Tally>>();
  await readFacts(source, period, ({ ownerGid, ...fact }, { serviceDate }) => {
    if (!ownerGid) return;
    const ofOwner = byOwner.get(ownerGid) ?? new Map<string, Tally>();
    byOwner.set(ownerGid, ofOwner);
    addFact(tallyOf(ofOwner, serviceDate), fact);
  });
  const present = await database.query(listDocuments('group', organisationGid));
  const names = new Map(present.map(({ gid, body }) => [gid, body.name]));
  const others = [...byOwner.keys()].filter((gid) => !names.has(gid));
  for (const [gid, name] of await database.query(removedNames(organisationGid, 'group', others))) names.set(gid, name);
  const byDay = new Map<string, Tally>();
  const groups = [...names].map(([groupGid, groupName]) => {
    const tally = newTally();
    for (const [date, ofDay] of byOwner.get(groupGid) ?? []) {
      addTally(tally, ofDay);
      addTally(tallyOf(byDay, date), ofDay);
    }
    return { groupGid, groupName, ...countsOf(tally), ...spansOf(tally) };
  });
  return { groups, days: daysUpToNow(source, period, byDay) };
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
