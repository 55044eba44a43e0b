/** Numbers of the morning that are still called in the afternoon, when others in the hall have the same number. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composePanelView } from '#server/views/panel-view.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
const room = { type: 'defaultPanel', settings: {}, name: '101 診', roomCode: 'R101', callingMode: 1 };
beforeEach(() => {
  hospital = openHospital();
  hospital.add('panel', 'lobby', lobby('zh-TW'));
  for (let taken = 0; taken < 2; taken += 1) hospital.takeNumber({ panelGid: 'room101' });
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('desk1', { kind: 'logIn' }, 'nurse2');
  hospital.now = atHour(13.5);
  hospital.takeNumber({ panelGid: 'room101' });
});
afterEach(() => hospital.close());

function lobby(language: string, more: object = {}) {
  return {
    type: 'clinicsLobbyPanel',
    name: '門診',
    callingMode: -1,
    settings: { sources: ['room101'] },
    language,
    ...more,
  };
}

const next = () => hospital.act('room101', { kind: 'next' });
const view = (panel = 'lobby') => hospital.read(composePanelView('demo', panel, hospital.now)).view;
const marks = () => [view().counters[0]!.mark, view().latest!.mark];
const said = () => view().calls.at(-1)!.readings;

test('a number of the session before stands behind its session until the room calls from the present one', () => {
  next();
  expect(marks()).toEqual(['上午', '上午']);
  expect(view('room101')).toMatchObject({ session: 'morning', counter: { current: '001', mark: '上午' } });
  next();
  next();
  expect(view().counters[0]).toMatchObject({ current: '001' });
  expect(marks()).toEqual([undefined, undefined]);
});

test('it is marked in the language of the screen, before the mark of the queue', () => {
  hospital.change('panel', 'room101', { ...room, queueMark: '專' });
  next();
  expect(marks()).toEqual(['上午專', '上午專']);
  hospital.change('panel', 'lobby', lobby('th'));
  expect(marks()).toEqual(['เช้า專', 'เช้า專']);
});

test('so do numbers in the lists of those who are next or were passed', () => {
  hospital.change('panel', 'lobby', lobby('zh-TW', { settings: { sources: ['room101'], showNext: 3 } }));
  const labels = (panel: string) => {
    const { next: line, passed } = view(panel).counter ?? view(panel).counters[0]!;
    return [...line, ...passed].map(({ label }) => label);
  };
  expect(labels('room101')).toEqual(['上午001', '上午002']);
  next();
  hospital.act('room101', { kind: 'pass' });
  expect(labels('room101')).toEqual(['上午002', '上午001']);
  hospital.change('panel', 'room101', { ...room, queueMark: '專' });
  const board = { type: 'clinicsWithAppointmentsLobbyPanel', name: '看板', callingMode: -1 };
  hospital.change('panel', 'entrance', { ...board, settings: { board: 'special', sources: ['room101'] } });
  expect(view('entrance').lists![0]!.people.map(({ label }) => label)).toEqual(['上午專001']);
  next();
  hospital.act('room101', { kind: 'completed' });
  expect(labels('room101')).toEqual(['001']);
});

test('the screen says the session with it', () => {
  next();
  expect(said()).toEqual([{ language: 'mandarin', say: ['上午診，來賓 1 號，請到 1 0 1 診。'] }]);
  hospital.change('panel', 'lobby', lobby('en-US'));
  expect(said()).toEqual([{ language: 'english', say: ['Morning clinic. Number 1, please go to 1 0 1 診.'] }]);
  hospital.change('panel', 'lobby', lobby('zh-TW', { voiceVolume: 0 }));
  expect(said()).toBeUndefined();
});

test('who is sent on is told apart too', () => {
  next();
  hospital.act('room101', { kind: 'transfer', toGroupGid: 'billing' });
  expect(view().marquees.map(({ content }) => content)).toEqual(['101 診 的 上午001 號請改到 批價，新號碼 0001 號。']);
});

test('a screen with parts of its own says it too, once', () => {
  const number = { type: 'currentQueueNumber' };
  hospital.add('panelVoice', 'number', number, 'lobby');
  next();
  expect(said()).toEqual([{ language: 'mandarin', say: ['上午診, 1'] }]);
  hospital.add('panelVoice', 'hours', { type: 'clinicHours' }, 'lobby');
  expect(said()).toEqual([{ language: 'mandarin', say: ['上午診, 1'] }]);
});

test('a queue that lasts the day has no session to tell', () => {
  hospital.act('desk1', { kind: 'next' }, 'nurse2');
  expect(view('desk1').counter).toMatchObject({ current: '1001' });
  expect(view('desk1').counter!.mark).toBeUndefined();
  expect(view('desk1').calls[0]!.readings).toBeUndefined();
});
