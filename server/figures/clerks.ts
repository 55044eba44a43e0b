import type { ClerkFigures } from '#generated/shapes.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { asCounted } from '../ground/as-counted.ts';
import type { EventPayload } from '../queue/event.ts';
import type { LogLine } from './log-line.ts';
import type { Period } from './period.ts';
import { type FactSource, readFacts } from './read-facts.ts';
import { removedNames } from './removed-names.ts';
import { addFact, countsOf, manyOf, newTally, seconds, spansOf, type Tally } from './tally.ts';

interface Clerk {
  readonly tally: Tally;
  readonly days: Set<string>;
  firstAt: number;
  lastAt: number;
}

/** What each member of staff did in some days, by name; who did nothing is not among them. */
export async function clerkFigures(source: FactSource, period: Period): Promise<ClerkFigures[]> {
  const clerks = new Map<string, Clerk>();
  /** Names as they stood in the log, for those who have been removed since. */
  const loggedNames = new Map<string, string>();
  const onLine = (line: LogLine) => {
    source.onLine?.(line);
    if (line.kind !== 'loggedIn' || !line.staffGid) return;
    const { staffName } = JSON.parse(line.payload ?? '{}') as EventPayload;
    if (staffName) loggedNames.set(line.staffGid, staffName);
  };
  await readFacts({ ...source, onLine }, period, (fact, { serviceDate }) => {
    if (!fact.staffGid) return;
    const clerk = clerkOf(clerks, fact.staffGid);
    addFact(clerk.tally, fact);
    clerk.days.add(serviceDate);
    clerk.firstAt = Math.min(clerk.firstAt, fact.at);
    clerk.lastAt = Math.max(clerk.lastAt, manyOf(fact).lastAt);
  });
  const staff = await source.database.query(listDocuments('staff', source.organisationGid));
  const bodies = new Map(staff.map(({ gid, body }) => [gid, body]));
  // Of days whose lines have been let go, the log of changes alone still knows.
  const others = [...clerks.keys()].filter((gid) => !bodies.has(gid) && !loggedNames.has(gid));
  const removed = await source.database.query(removedNames(source.organisationGid, 'staff', others));
  return [...clerks]
    .map(([staffGid, clerk]) => {
      const body = bodies.get(staffGid);
      const staffName = body?.name ?? loggedNames.get(staffGid) ?? removed.get(staffGid) ?? staffGid;
      return { staffGid, ...(body && { staffId: body.staffId }), staffName, ...figuresOf(clerk) };
    })
    .sort((one, other) => asCounted(one.staffName, other.staffName) || (one.staffGid < other.staffGid ? -1 : 1));
}

function clerkOf(clerks: Map<string, Clerk>, staffGid: string): Clerk {
  const known = clerks.get(staffGid) ?? {
    tally: newTally(),
    days: new Set(),
    firstAt: Number.MAX_SAFE_INTEGER,
    lastAt: 0,
  };
  clerks.set(staffGid, known);
  return known;
}

function figuresOf({ tally, days, firstAt, lastAt }: Clerk): Omit<ClerkFigures, 'staffGid' | 'staffId' | 'staffName'> {
  const { issued: _, ...counts } = countsOf(tally);
  const { counts: counted, spans } = tally;
  return {
    workingDays: days.size,
    firstAt,
    lastAt,
    signedInSeconds: seconds(spans.present.totalMs),
    pausedSeconds: seconds(spans.paused.totalMs),
    ...counts,
    transferred: counted.transferred,
    ...spansOf(tally),
    ...(spans.completed.count > 0 && { longestServiceSeconds: seconds(spans.completed.longestMs) }),
  };
}
