/** What screens say of patients who were sent to another counter: where, and the number there. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  const room = { name: '104 診', roomCode: 'R104', type: 'defaultPanel', settings: {}, callingMode: 1 };
  hospital.add('panel', 'room104', room);
  act('room104', 'logIn');
  for (const number of [1, 2, 3]) hospital.push({ serialNumber: number });
  for (const number of [1, 2, 3]) hospital.checkIn(`P${number}`);
  act('room101', 'logIn');
});
afterEach(() => hospital.close());

const act = (panel: string, kind: string, more: object = {}) =>
  hospital.act(panel, { kind, ...more } as CounterRequest['action'], panel === 'room101' ? undefined : 'nurse2');
const screen = (panel: string) => hospital.read(composePanelView('demo', panel, hospital.now));
const said = (panel: string) => screen(panel).view.moves?.map(({ seq, readings }) => [seq, readings]);

test('the screen they were called on says it once, with the new number, and the moving line shows it', () => {
  act('room101', 'next');
  const { seq } = act('room101', 'transfer', { toPanelGid: 'room104' });
  const { moves, marquees } = screen('room101').view;
  expect(moves).toEqual([
    expect.objectContaining({ kind: 'transferred', number: 1, label: '001', counterGid: 'room101' }),
  ]);
  expect(moves![0]!.seq).toBeLessThanOrEqual(seq);
  const [reading] = moves![0]!.readings!;
  expect(reading).toEqual({ language: 'mandarin', say: ['1 0 1 診 的 1 號請改到 1 0 4 診，新號碼 1 號。'] });
  expect(marquees.map(({ content }) => content)).toContain('101 診 的 001 號請改到 104 診，新號碼 001 號。');
  expect(said('room104')).toBeUndefined();
});

test('a screen that is paused says nothing of whom its counter sends, and says it once it shows numbers again', () => {
  act('room101', 'transfer', { toPanelGid: 'room104', number: 2 });
  const room = { name: '101 診', roomCode: 'R101', type: 'defaultPanel', settings: {}, callingMode: 1 };
  hospital.change('panel', 'room101', { ...room, status: 'pause' });
  expect(said('room101')).toBeUndefined();
  expect(screen('room101').view.marquees).toEqual([]);
  hospital.change('panel', 'room101', { ...room, status: 'enable' });
  expect(said('room101')).toHaveLength(1);
});

test('the desk that sent somebody from its list tells the number there', () => {
  const { moved } = act('room101', 'transfer', { toPanelGid: 'room104', number: 2 });
  expect(moved).toMatchObject({ number: '002', toName: '104 診', toNumber: '002' });
});

test('two who are sent away within a moment are both told, and the desk tells of the last', () => {
  act('room101', 'transfer', { toPanelGid: 'room104', number: 1 });
  const { moved } = act('room101', 'transfer', { toPanelGid: 'room104', number: 3 });
  expect(moved).toMatchObject({ number: '003' });
  expect(screen('room101').view.moves?.map(({ number }) => number)).toEqual([1, 3]);
});

test('it goes with the patient: called there, brought back by an undone press, or after its time', () => {
  act('room101', 'next');
  act('room101', 'transfer', { toPanelGid: 'room104' });
  expect(said('room101')).toHaveLength(1);
  act('room101', 'undo');
  expect(said('room101')).toBeUndefined();
  act('room101', 'transfer', { toPanelGid: 'room104' });
  expect(said('room101')).toHaveLength(1);
  const { expiresAt } = screen('room101');
  expect(expiresAt).toBeLessThanOrEqual(hospital.now + limits.moveShownSeconds * 1000);
  hospital.now += limits.moveShownSeconds * 1000 - 1;
  expect(said('room101')).toHaveLength(1);
  hospital.now += 1;
  expect(said('room101')).toBeUndefined();
  act('room101', 'next');
  act('room101', 'transfer', { toPanelGid: 'room104' });
  expect(said('room101')).toHaveLength(1);
  for (let call = 0; call < 2; call += 1) act('room104', 'next');
  expect(said('room101')).toBeUndefined();
});

test('who is sent into the line of a group, or to one of its counters, is told so until they are called there', () => {
  act('desk1', 'logIn');
  act('room101', 'transfer', { toGroupGid: 'billing', number: 1 });
  act('room101', 'transfer', { toPanelGid: 'desk1', number: 2 });
  const told = () => screen('room101').view.moves?.map(({ number, counter }) => [number, counter]);
  expect(told()).toEqual([
    [1, '批價'],
    [2, '1 號櫃檯'],
  ]);
  act('desk1', 'next');
  expect(told()).toEqual([[1, '批價']]);
  act('desk1', 'next');
  expect(told()).toBeUndefined();
});

test('in a hall where others have the same number it is said of which queue it is', () => {
  hospital.change('panel', 'desk1', {
    ...{ type: 'defaultPanel', settings: {}, name: '一號櫃檯', counterName: '1 號櫃檯', callingMode: 3 },
    alsoCalls: ['room104'],
  });
  hospital.push({ serialNumber: 1, room: 'R104', patientId: 'OTHER' });
  hospital.checkIn('OTHER');
  hospital.takeNumber({ groupGid: 'billing' });
  act('desk1', 'logIn');
  hospital.act('desk2', { kind: 'logIn' });
  act('desk1', 'transfer', { toPanelGid: 'desk2', number: 1001 });
  hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number: 1 }, 'nurse2', 'room104');
  expect(screen('desk1').view.marquees.map(({ content }) => content)).toEqual([
    '批價 的 1001 號請改到 2 號櫃檯。',
    '104 診 的 001 號請改到 2 號櫃檯，新號碼 0001 號。',
  ]);
});

test('nobody is sent anywhere who was passed in the morning and is seen in the afternoon', () => {
  act('room101', 'next');
  act('room101', 'pass');
  hospital.now = atHour(13.5);
  act('room101', 'logIn', { session: 'afternoon' });
  expect(act('room101', 'back', { number: 1, session: 'morning' }).waiting).toHaveLength(1);
  expect(said('room101')).toBeUndefined();
});

test('whoever is sent on from there is told where they are, not where they were', () => {
  act('room101', 'next');
  act('room101', 'transfer', { toPanelGid: 'room104' });
  act('room104', 'transfer', { toPanelGid: 'room101', number: 1 });
  expect(said('room101')).toBeUndefined();
  expect(said('room104')).toHaveLength(1);
});

test('what one counter sends away is told, however many the others send at the time', () => {
  act('room101', 'next');
  act('room101', 'transfer', { toPanelGid: 'room104' });
  for (let serialNumber = 4; serialNumber < 64; serialNumber += 1) {
    hospital.push({ serialNumber, room: 'R104' });
    hospital.checkIn(`P${serialNumber}`);
    act('room104', 'transfer', { toPanelGid: 'room101', number: serialNumber });
  }
  expect(said('room101')).toHaveLength(1);
});

test('a pause that says until when is composed anew when that is over', () => {
  act('room101', 'pause', { minutes: 10 });
  const { view, expiresAt } = screen('room101');
  expect(view.counter?.pauseText).toContain('恢復');
  expect(expiresAt).toBe(hospital.now + 10 * 60_000);
  hospital.now = expiresAt;
  expect(screen('room101').view.counter?.pauseText).toBeUndefined();
});
