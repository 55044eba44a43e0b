import type { ListLabelCreate, ViewList, ViewPerson } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { numberWidth } from '../queue/number-width.ts';
import { type CounterPlace, type OrganisationDay, ownerOf } from '../queue/place.ts';
import { queueNameOf } from '../queue/queue-names.ts';
import { readCounter } from '../queue/read-rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import { readListed } from './appointment-list.ts';
import { type HallPeople, hallPeople } from './hall-people.ts';
import { marked } from './lists-of-queue.ts';
import type { Person } from './read-people.ts';
import { sessionMark } from './session-mark.ts';
import { listLimit, type ShownParts } from './shown-parts.ts';
import { labelsOf, viewPerson } from './view-person.ts';

/** A queue of the hall with the room in which its people are called. */
interface Hall {
  readonly people: HallPeople;
  show(person: Person): ViewPerson;
}

/** Yields the special lists of a screen: those with a status, then those with a list label, of all its rooms together. */
export function* composeViewLists(
  places: readonly CounterPlace[],
  day: OrganisationDay,
  parts: ShownParts,
): Generator<Statement, ViewList[], unknown> {
  const { specialLists, labelLists } = parts;
  if (specialLists.length + labelLists.length === 0) return [];
  const halls = yield* hallsOf(places, day, parts);
  const lists: ViewList[] = [];
  for (const status of specialLists) {
    const people: ViewPerson[] = [];
    for (const { people: hall, show } of halls) people.push(...(yield* hall.withStatus(status, listLimit)).map(show));
    lists.push({ status, people: people.slice(0, mostListed) });
  }
  return labelLists.length === 0 ? lists : [...lists, ...(yield* byLabel(halls, labelLists))];
}

/** The most that one list of all rooms holds; the schema's limit. */
const mostListed = 120;

function* byLabel(
  halls: readonly Hall[],
  labels: readonly ListLabelCreate[],
): Generator<Statement, ViewList[], unknown> {
  const all: { person: Person; shown: ViewPerson }[] = [];
  for (const { people, show } of halls) {
    for (const person of yield* readListed(people)) all.push({ person, shown: show(person) });
  }
  return labels.map((label) => ({
    label: labelsOf([label.originalName], labels)[0]!,
    people: all
      .filter(({ person }) => person.appointment?.tags?.includes(label.originalName))
      .map(({ shown }) => shown)
      .slice(0, mostListed),
  }));
}

/** The queues that a screen's rooms call from, each once; a room that is switched off shows nobody. */
function* hallsOf(
  places: readonly CounterPlace[],
  day: OrganisationDay,
  parts: ShownParts,
): Generator<Statement, Hall[], unknown> {
  const halls = new Map<string, Hall>();
  for (const calling of places) {
    const { panel } = calling;
    if (panel.body.status === 'disable') continue;
    const counter = yield* readCounter(panel.gid);
    for (const place of yield* readCalledPlaces(calling)) {
      const queue = yield* servedQueue(place, day, counter);
      const width = numberWidth(queue.startingNumber);
      const room = queueNameOf(place);
      const before = sessionMark({ queueGid: queue.gid, mark: ownerOf(place).body.queueMark }, day, parts.language);
      const show = (person: Person) => ({ ...marked(before, viewPerson(person, width, day, parts)), room });
      if (!halls.has(queue.gid)) halls.set(queue.gid, { people: hallPeople(place, day, queue), show });
    }
  }
  return [...halls.values()];
}
