import type { ViewCounter, ViewPerson } from '#generated/shapes.ts';
import type { AppointmentRow } from '../appointments/appointment-row.ts';
import type { Statement } from '../database/command.ts';
import { numberLabel, numberWidth } from '../queue/number-width.ts';
import type { CounterPlace, Setting } from '../queue/place.ts';
import { readCounter } from '../queue/read-rows.ts';
import type { CounterRow, QueueRow } from '../queue/rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { composeAppointments } from './appointment-list.ts';
import { hallPeople } from './hall-people.ts';
import { readExpected } from './queue-lists.ts';
import { todaysCall } from './queue-state.ts';
import { type Person, readPerson } from './read-people.ts';
import { listLimit, type ShownParts } from './shown-parts.ts';
import { nameOnScreen, showsNames, viewExpected, viewPerson } from './view-person.ts';
import { whoServes } from './who-serves.ts';

/** The lists of one queue on a screen. */
export interface ViewLists {
  readonly next: ViewPerson[];
  readonly passed: ViewPerson[];
  readonly expected: ViewPerson[];
  readonly examining?: ViewPerson[];
  readonly back?: ViewPerson[];
  readonly appointments?: ViewPerson[];
  readonly waitingCount: number;
}

/** Yields one room or counter as a screen shows it; counters of a group leave the lists to their group. */
export function* composeViewCounter(
  place: CounterPlace,
  setting: Setting,
  parts: ShownParts,
  lists: 'own' | 'none',
): Generator<Statement, ViewCounter, unknown> {
  const { panel, group } = place;
  const counter = yield* readCounter(panel.gid);
  const queue = yield* servedQueue(place, setting, counter);
  const service = serviceOf(place, counter);
  const call = service === 'noData' ? null : todaysCall(counter, setting.moment.serviceDate);
  const person = call?.ticketGid && showsNames(parts) ? yield* readPerson(call.ticketGid) : undefined;
  const currentName = person && nameOnScreen(person, setting);
  const { departmentName, doctorName } = yield* whoServes(place, queue, counter);
  const shown = service !== 'noData' && lists === 'own';
  return {
    gid: panel.gid,
    name: panel.body.counterName || panel.body.name,
    ...(departmentName && { department: departmentName }),
    ...(doctorName && { doctor: doctorName }),
    ...(group && { groupGid: group.gid }),
    service,
    current: call ? numberLabel(call.number, numberWidth(queue.startingNumber)) : '',
    ...(currentName && { currentName }),
    calledSeq: call?.seq ?? 0,
    ...(call && { calledAt: call.calledAt }),
    ...(shown ? yield* composeLists(place, setting, queue, parts) : emptyLists),
  };
}

const emptyLists = { next: [], passed: [], expected: [], waitingCount: 0 };

/** Yields who is next, passed and expected in a queue, as far as the screen shows them. */
export function* composeLists(
  place: CounterPlace,
  setting: Setting,
  queue: QueueRow,
  parts: ShownParts,
): Generator<Statement, ViewLists, unknown> {
  const width = numberWidth(queue.startingNumber);
  const onScreen = (person: Person) => viewPerson(person, width, setting, parts);
  const absent = (row: AppointmentRow) => viewExpected(row, width, setting, parts);
  const expected = yield* readExpected(place, queue, parts.expected || parts.appointments ? listLimit : 0);
  const hall = hallPeople(place, setting, queue);
  return {
    next: (yield* hall.waiting(parts.next)).map(onScreen).map(nextIsOnCall),
    passed: (yield* hall.withStatus('passed', parts.passed ? listLimit : 0)).map(onScreen),
    expected: parts.expected ? expected.map(absent) : [],
    ...(parts.examining && { examining: (yield* hall.withStatus('checking', listLimit)).map(onScreen) }),
    ...(parts.back && { back: (yield* hall.withStatus('checkBack', listLimit)).map(onScreen) }),
    ...(parts.appointments && { appointments: yield* composeAppointments(hall, expected, setting, queue, parts) }),
    waitingCount: yield* hall.countWaiting(),
  };
}

/** Whoever is called next should stand ready; who has not come yet cannot. */
function nextIsOnCall(person: ViewPerson, index: number): ViewPerson {
  return index === 0 && person.status !== 'registering' ? { ...person, status: 'onCall' } : person;
}

function serviceOf({ panel }: CounterPlace, counter: CounterRow | undefined): ViewCounter['service'] {
  if (panel.body.status === 'disable') return 'noData';
  if (panel.body.status === 'pause') return 'pause';
  return counter?.service ?? 'unlogin';
}
