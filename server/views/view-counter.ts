import type { PauseTold, ViewCounter } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { text } from '../ground/texts.ts';
import { attendantOf } from '../queue/attendant-of.ts';
import { roomSecondName } from '../queue/location-of.ts';
import { pauseTold, serviceShown } from '../queue/pause-told.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { readCounter } from '../queue/read-rows.ts';
import type { CounterRow, QueueRow } from '../queue/rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import { calledNumber } from './called-number.ts';
import { composeListsInTurn } from './lists-in-turn.ts';
import { composeLists, type ViewLists } from './lists-of-queue.ts';
import { todaysCall } from './queue-state.ts';
import { readPerson } from './read-people.ts';
import { sessionMark } from './session-mark.ts';
import type { ShownParts } from './shown-parts.ts';
import { nameOnScreen, showsNames } from './view-person.ts';
import { whoServes } from './who-serves.ts';

/** Yields one room or counter as a screen shows it; counters of a group leave the lists to their group. */
export function* composeViewCounter(
  place: CounterPlace,
  day: OrganisationDay,
  parts: ShownParts,
  lists: 'own' | 'none',
): Generator<Statement, ViewCounter, unknown> {
  const { panel, group } = place;
  const counter = yield* readCounter(panel.gid);
  const queue = yield* servedQueue(place, day, counter);
  const service = serviceShown(place, counter);
  const call = service === 'noData' ? null : todaysCall(counter, day.moment.serviceDate);
  const person = call?.ticketGid && showsNames(parts) ? yield* readPerson(call.ticketGid) : undefined;
  const currentName = person && nameOnScreen(person, day);
  const { departmentName, doctorName, doctorTitled } = yield* whoServes(place, day, queue, counter);
  const number = call && (yield* calledNumber(place, call));
  const mark = call && sessionMark({ queueGid: call.queueGid, mark: number?.mark }, day, parts.language);
  const told = pauseTold(place, counter, day);
  const pause = told && parts.language ? pauseTexts(told, parts.language) : [];
  const shown = service !== 'noData' && lists === 'own';
  return {
    gid: panel.gid,
    name: panel.body.counterName || panel.body.name,
    ...(yield* roomSecondName(panel)),
    ...(departmentName && { department: departmentName }),
    ...(doctorName && { doctor: doctorName, ...(doctorTitled && { doctorTitled }) }),
    ...(group && { groupGid: group.gid }),
    service,
    attendant: attendantOf(place),
    ...(pause.length > 0 && { pauseText: pause.join('\u00a0· '), pauseShort: pause.at(-1) }),
    current: number?.label ?? '',
    ...(mark && { mark }),
    ...(currentName && { currentName }),
    calledSeq: call?.seq ?? 0,
    ...(call && { calledAt: call.calledAt }),
    ...(shown ? yield* listsOf(place, day, queue, counter, parts) : emptyLists(parts)),
    ...(shown && place.callingMode !== 0 && { keepsList: true as const }),
  };
}

/** The lists of the queue that the counter serves; where it calls from several, of all of them in turn. */
function* listsOf(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
  counter: CounterRow | undefined,
  parts: ShownParts,
): Generator<Statement, ViewLists, unknown> {
  const queues = yield* readCalledPlaces(place);
  return queues.length === 1
    ? yield* composeLists(place, day, queue, parts, place.panel.gid)
    : yield* composeListsInTurn(queues, day, counter, parts);
}

/** What patients are told of a pause, in the language of the screen: why, and until when. */
function pauseTexts({ reason, until }: PauseTold, language: Locale): string[] {
  const said = [
    ...(reason ? [text(language, `values.PauseReason.${reason}`)] : []),
    ...(until ? [text(language, 'server.backAt', { time: until })] : []),
  ];
  // A line that is too long breaks between the two, and there alone.
  return said.map((part) => part.replaceAll(' ', '\u00a0'));
}

function emptyLists({ checkIns }: ShownParts): ViewLists {
  const counts = checkIns ? { checkedInCount: 0, expectedCount: 0 } : {};
  return { next: [], passed: [], expected: [], waitingCount: 0, ...counts };
}
