import { panelTypes } from '#generated/panel-types.ts';
import type {
  CounterService,
  LabelColour,
  Locale,
  PanelView,
  QueueColumn,
  Theme,
  ViewCall,
  ViewCounter,
  ViewGroup,
  ViewPerson,
  ViewStaff,
} from '#generated/shapes.ts';
import { label, longWords, people, type SampleWords, sampleWords } from './sample-people.ts';

/** The states in which every panel type must look meant. */
export const sampleNames = [
  'busy',
  'calm',
  'empty',
  'unset',
  'closed',
  'paused',
  'disabled',
  'longNames',
  'numbersOnly',
  'fewRooms',
  'fortyRooms',
  'allColumns',
] as const;
export type SampleName = (typeof sampleNames)[number];

export interface SampleOptions {
  name: SampleName;
  language?: Locale;
  theme?: Theme;
  /** The server's time, in ms. */
  now: number;
  settings?: object;
}

const roomCounts: { [Name in SampleName]?: number } = { fewRooms: 2, fortyRooms: 40, unset: 0, paused: 0, disabled: 0 };

/** A view of an invented hospital, as the server would send it. @param type name of a panel type */
export function sampleView(
  type: string,
  { name, language = 'zh-TW', theme = 'dark', now, settings }: SampleOptions,
): PanelView {
  const panelType = panelTypes.find((one) => one.name === type);
  if (!panelType) throw new Error(`no panel type ${type}`);
  const words: SampleWords =
    name === 'longNames' ? { ...sampleWords[language], ...longWords[language] } : sampleWords[language];
  const rooms = roomCounts[name] ?? 6;
  const counters = Array.from({ length: rooms }, (_, index) => room(index, name, words, now));
  const silent = name === 'unset' || name === 'paused' || name === 'disabled';
  const groups = silent ? [] : groupsOf(name, words, now);
  const inGroups = panelType.sources === 'groups';
  const shown = inGroups ? groups.reduce<ViewCounter[]>((all, group) => all.concat(group.counters), []) : counters;
  const { serves } = panelType;
  const own = serves && inAGroup(panelType.callingModes) ? desk(name, words, now) : room(1, name, words, now);
  const calls = silent ? [] : callsOf(serves ? [own] : shown);
  return {
    epoch: 'sample',
    seq: 100,
    serverTime: now,
    serviceDate: new Date(now + 8 * 3600000).toISOString().slice(0, 10),
    session: inGroups || own.groupGid ? 'day' : 'morning',
    organisation: {
      gid: 'sample',
      name: words.organisation,
      timeZoneOffsetMinutes: 480,
      dateFormat: language === 'th' ? 'buddhist' : language === 'en-US' ? 'DD/MM/YYYY' : 'roc',
    },
    panel: {
      gid: 'panel-1',
      name: words.panel,
      ...(serves && { counterName: own.name }),
      type,
      mode: panelType.index,
      status: name === 'paused' ? 'pause' : name === 'disabled' ? 'disable' : 'enable',
      language,
      theme,
      videoMode: 'default',
      displayRegistrationStatus: true,
      carouselSeconds: 10,
      displayDataLimit: 6,
      qrCodeUrl: 'https://callboard.example/panel/panel-1',
      columns: name === 'allColumns' ? allColumns : ['number', 'name', 'label', 'status'],
      rowHeight: 100,
      callRepeat: 2,
      voiceVolume: 100,
    },
    settings: {
      ...panelType.defaults,
      ...(name === 'allColumns' && { showQrCode: true }),
      ...settings,
    } as PanelView['settings'],
    layout: panelType.layout,
    counter: serves && name !== 'paused' && name !== 'disabled' ? own : null,
    counters: serves || inGroups ? [] : counters,
    groups: inGroups ? groups : [],
    nurses: staffOf(words.nurses, name),
    paramedics: staffOf(words.paramedics, name),
    calls,
    latest: calls.slice(-1)[0] ?? null,
    media: name === 'calm' ? [] : [poster],
    marquees:
      name === 'calm'
        ? []
        : words.marquees.map(([title, content], index) => ({ gid: `marquee-${index}`, title, content })),
  };
}

/** Counters that only call in a group: cashiers. */
function inAGroup(modes: readonly number[]): boolean {
  return modes.length === 1 && modes[0] === 3;
}

/** A counter of a group as its own screen shows it. */
function desk(name: SampleName, words: SampleWords, now: number): ViewCounter {
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
  };
}

function room(index: number, name: SampleName, words: SampleWords, now: number): ViewCounter {
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
  };
}

const allColumns: QueueColumn[] = ['number', 'name', 'gender', 'age', 'label', 'checkedInAt', 'status'];

/** A person with what the state of the sample tells of people. */
function told(person: ViewPerson, name: SampleName, words: SampleWords, now: number): ViewPerson {
  const { number, label: text } = person;
  if (name === 'numbersOnly') return { number, label: text };
  const labels = number % 4 === 1 ? [{ text: words.labels[number % 3] as string, ...labelColours[number % 3] }] : [];
  const more = name === 'allColumns' && {
    gender: number % 2 ? ('female' as const) : ('male' as const),
    age: 20 + ((number * 17) % 70),
    checkedInAt: now - number * 60000,
  };
  return { ...person, ...(labels.length > 0 && { labels }), ...more };
}

const labelColours: { colour: LabelColour; font: LabelColour }[] = [
  { colour: 'teal', font: 'white' },
  { colour: 'orange', font: 'black' },
  { colour: 'red', font: 'none' },
];

function absent(person: ViewPerson): ViewPerson {
  return { ...person, status: 'default' };
}

function appointmentsOf(number: number, name: SampleName, words: SampleWords, now: number): ViewPerson[] {
  const [current, ...others] = people(number, name === 'longNames' ? 30 : 9, words);
  const rest = others.map((person, index) => told(index > 4 ? absent(person) : person, name, words, now));
  return current ? [{ ...current, status: 'consulting' as const }, ...rest] : rest;
}

function staffOf(names: string[], name: SampleName): ViewStaff[] {
  return (name === 'fewRooms' || name === 'calm' ? names.slice(0, 1) : names).map((text) => ({ name: text }));
}

function serviceOf(index: number, name: SampleName): CounterService {
  if (name === 'closed') return 'unlogin';
  if (name === 'empty') return 'serving';
  return index === 3 ? 'pause' : index === 5 && name === 'fortyRooms' ? 'unlogin' : 'serving';
}

function groupsOf(name: SampleName, words: SampleWords, now: number): ViewGroup[] {
  const count = name === 'fortyRooms' ? 20 : name === 'fewRooms' ? 2 : 4;
  return words.groups.slice(0, name === 'fewRooms' ? 1 : 2).map((group, place) => ({
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

function callsOf(counters: ViewCounter[]): ViewCall[] {
  return counters
    .filter(({ current, service }) => current !== '' && service === 'serving')
    .map(
      (counter): ViewCall => ({
        seq: counter.calledSeq,
        kind: 'called',
        at: counter.calledAt ?? 0,
        number: Number(counter.current),
        label: counter.current,
        name: counter.currentName,
        counterGid: counter.gid,
        counter: counter.name,
        department: counter.department,
        doctor: counter.doctor,
      }),
    )
    .sort((one, other) => one.at - other.at);
}

const poster = {
  gid: 'media-1',
  name: 'poster',
  type: 'image' as const,
  source: 'cloud' as const,
  url: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#0f766e"/><circle cx="128" cy="18" r="46" fill="#14597a"/><path d="M0 90 62 44l34 24 24-16 40 38z" fill="#0b5f58"/></svg>',
  )}`,
  volume: 0,
  seconds: 10,
};
