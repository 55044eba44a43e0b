import type { ViewCounter, ViewPerson } from '#generated/shapes.ts';
import type { NameMask } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { numberLabel, numberWidth } from '../queue/number-width.ts';
import type { CounterPlace, Setting } from '../queue/place.ts';
import { countWaiting, readCounter } from '../queue/read-rows.ts';
import type { CounterRow, QueueRow } from '../queue/rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { maskName } from './mask-name.ts';
import { readExpected, todaysCall } from './queue-state.ts';
import { type Person, readPeople, readPerson } from './read-people.ts';
import { readWaiting } from './read-waiting.ts';
import { listLimit, type ShownParts } from './shown-parts.ts';
import { whoServes } from './who-serves.ts';

/** The lists of one queue on a screen. */
export interface ViewLists {
  readonly next: ViewPerson[];
  readonly passed: ViewPerson[];
  readonly expected: ViewPerson[];
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
  const person = call?.ticketGid && parts.names ? yield* readPerson(call.ticketGid) : undefined;
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
  const onScreen = (person: Person): ViewPerson => {
    const name = parts.names ? nameOnScreen(person, setting) : undefined;
    return {
      number: person.number,
      label: numberLabel(person.number, width),
      ...(name && { name }),
      status: person.status,
    };
  };
  const expected = yield* readExpected(place, queue, parts.expected ? listLimit : 0);
  return {
    next: (yield* readWaiting(place, setting, queue, parts.next)).map(onScreen).map(nextIsOnCall),
    passed: (yield* readPeople(queue.gid, 'passed', parts.passed ? listLimit : 0)).map(onScreen),
    expected: expected.map(({ body }) => ({
      number: body.serialNumber,
      label: numberLabel(body.serialNumber, width),
    })),
    waitingCount: yield* countWaiting(queue.gid),
  };
}

/** A patient's name as this organisation, or the patient's own wish, lets a screen show it. */
export function nameOnScreen(
  { appointment }: Pick<Person, 'appointment'>,
  { organisation }: Setting,
): string | undefined {
  const mask: NameMask = appointment?.nameMask ?? organisation.nameMask ?? 'middle';
  return appointment && maskName(appointment.name, mask);
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
