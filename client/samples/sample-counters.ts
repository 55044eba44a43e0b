import type { CounterService, LabelColour, ViewCounter, ViewGroup, ViewPerson } from '#generated/shapes.ts';
import { label, people, type SampleWords } from './sample-people.ts';
import type { SampleName } from './sample-states.ts';

/** Counters that only call in a group: cashiers. */
export function inAGroup(modes: readonly number[]): boolean {
  return modes.length === 1 && modes[0] === 3;
}

/** A counter of a group as its own screen shows it. */
export function desk(name: SampleName, words: SampleWords, now: number): ViewCounter {
  const quiet = name === 'empty' || name === 'closed';
  return {
    gid: 'counter-0-0',
    name: words.counter(1),
    groupGid: 'group-0',
    service: name === 'closed' ? 'unlogin' : 'serving',
    current: quiet ? '' : '1085',
    calledSeq: quiet ? 0 : 99,
    calledAt: quiet ? undefined : now - 8000,
    next: quiet ? [] : people(1088, 6, words).map(({ number, label: text }) => ({ number, label: text })),
    passed: quiet ? [] : people(1079, 2, words),
    expected: [],
    waitingCount: quiet ? 0 : 14,
    keepsList: true,
  };
}

/** A clinic's room. @param index place of the room in the hall, from 0 */
export function room(index: number, name: SampleName, words: SampleWords, now: number): ViewCounter {
  const number = [18, 23, 7, 31, 42, 16][index % 6] as number;
  const service = serviceOf(index, name);
  const department = words.departments[index % words.departments.length];
  const quiet = name === 'empty' || name === 'closed';
  return {
    gid: `room-${index}`,
    name: words.room(101 + index * (name === 'fortyRooms' ? 1 : 2)),
    department,
    doctor: words.doctors[index % words.doctors.length],
    service,
    ...(service === 'pause' && pausing(words)),
    current: quiet ? '' : label(number),
    currentName: quiet || name === 'numbersOnly' ? undefined : words.names[index % words.names.length],
    calledSeq: quiet ? 0 : 60 + ((index * 7 + 33) % 40),
    // The second room has just been called.
    calledAt: quiet ? undefined : now - (index === 1 ? 8000 : 60000 * (index + 2)),
    next: quiet ? [] : people(number + 1, 6, words).map((person) => told(person, name, words, now)),
    passed: quiet || index % 2 === 0 || index > 4 ? [] : people(number - 8, 2, words),
    expected: quiet ? [] : people(number + 7, 4, words).map(absent),
    examining: quiet ? [] : people(number - 3, index % 3 === 1 ? 2 : index % 3, words),
    back: quiet ? [] : people(number - 5, index % 2, words),
    appointments: quiet ? [] : appointmentsOf(number, name, words, now),
    waitingCount: quiet ? 0 : 11 + index,
    checkedInCount: quiet ? 0 : 11 + index,
    expectedCount: quiet ? 0 : 4,
    keepsList: service === 'noData' ? undefined : true,
  };
}

function pausing({ pause: [why, until] }: SampleWords): Pick<ViewCounter, 'pauseText' | 'pauseShort'> {
  return { pauseText: `${why}\u00a0· ${until}`, pauseShort: until };
}

/** A person with what the state of the sample tells of people. */
function told(person: ViewPerson, name: SampleName, words: SampleWords, now: number): ViewPerson {
  const { number, label: text } = person;
  if (name === 'numbersOnly') return { number, label: text };
  const labels = number % 4 === 1 ? [{ text: words.labels[number % 3] as string, ...labelColours[number % 3] }] : [];
  return {
    ...person,
    ...(labels.length > 0 && { labels }),
    gender: number % 2 ? 'female' : 'male',
    age: 20 + ((number * 17) % 70),
    doctorName: words.doctors[number % words.doctors.length],
    departmentName: words.departments[number % words.departments.length],
    checkedInAt: now - number * 60000,
  };
}

/** Colours of the sample's list labels. */
export const labelColours: { colour: LabelColour; font: LabelColour }[] = [
  { colour: 'teal', font: 'white' },
  { colour: 'orange', font: 'black' },
  { colour: 'red', font: 'none' },
];

function absent(person: ViewPerson): ViewPerson {
  return { ...person, status: 'default' };
}

/** Everything that a list of appointments says of somebody: who came late, who has not come and who never came. */
function booked(person: ViewPerson, index: number): ViewPerson {
  if (index === 1) return { ...person, state: 'lateArrival' };
  if (index < 5) return person;
  return index === 8 ? { ...absent(person), state: 'expired' } : absent(person);
}

function appointmentsOf(number: number, name: SampleName, words: SampleWords, now: number): ViewPerson[] {
  const [current, ...others] = people(number, name === 'longNames' ? 30 : 10, words);
  const rest = others.map((person, index) => told(booked(person, index), name, words, now));
  return current ? [{ ...current, status: 'consulting' as const }, ...rest] : rest;
}

function serviceOf(index: number, name: SampleName): CounterService {
  if (name === 'closed') return 'unlogin';
  if (name === 'empty') return 'serving';
  return index === 3 ? 'pause' : index === 5 && name === 'fortyRooms' ? 'unlogin' : 'serving';
}

/** Groups of counters: cashiers and registration. */
export function groupsOf(name: SampleName, words: SampleWords, now: number): ViewGroup[] {
  const count = name === 'fortyRooms' ? 20 : name === 'oneRoom' ? 1 : 4;
  return words.groups.slice(0, name === 'oneRoom' ? 1 : 2).map((group, place) => ({
    gid: `group-${place}`,
    name: group,
    waitingCount: name === 'empty' ? 0 : place === 0 ? 14 : 6,
    next: name === 'empty' ? [] : people(1088 + place * 2000, 4, words),
    passed: [],
    counters: Array.from({ length: count }, (_, index): ViewCounter => {
      const quiet = name === 'empty';
      const closed = name === 'closed' || (place === 1 && index > 1 && count === 4);
      return {
        gid: `counter-${place}-${index}`,
        name: words.counter(1 + index + place * count),
        groupGid: `group-${place}`,
        service: closed ? 'unlogin' : index === 3 ? 'pause' : 'serving',
        ...(!closed && index === 3 && pausing(words)),
        current: closed || quiet ? '' : String(1085 + index + place * 2000),
        calledSeq: closed || quiet ? 0 : 50 + index + place * 25 + (index === 0 && place === 0 ? 49 : 0),
        calledAt: closed || quiet ? undefined : now - (index === 0 && place === 0 ? 8000 : 90000),
        next: [],
        passed: [],
        expected: [],
        waitingCount: 0,
      };
    }),
  }));
}
