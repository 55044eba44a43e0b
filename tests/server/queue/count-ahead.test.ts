/** How many are called before somebody: what slips, phones and kiosks say is the order in which the counters call. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { type Hospital, openHospital } from './hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const seen = (key: string) => hospital.read(composeTicketView(key, hospital.now));
const next = (panelGid: string) => hospital.act(panelGid, { kind: 'next' }).current!.number;

test('whom another room sends is called first, and nobody else is said to be next meanwhile', () => {
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' });
  const first = hospital.takeNumber({ panelGid: 'room101' });
  expect([first.ahead, seen(first.ticketKey).status]).toEqual([0, 'onCall']);
  for (const _ of [1, 2]) {
    hospital.takeNumber({ panelGid: 'room103' });
    next('room103');
    hospital.act('room103', { kind: 'transfer', toPanelGid: 'room101' });
  }
  const listed = hospital.look('room101').waiting.map(({ number }) => number);
  expect(seen(first.ticketKey)).toMatchObject({ ahead: listed.indexOf(first.number), status: 'awaiting' });
  expect(listed).toHaveLength(3);
  const machine = hospital.read(composeQueueSizes('demo', 'hall', hospital.now)).data;
  const slip = hospital.takeNumber({ panelGid: 'room101' });
  expect(machine.find(({ panelGid }) => panelGid === 'room101')).toMatchObject({
    waiting: slip.ahead,
    wait: slip.wait,
  });
  expect([next('room101'), next('room101'), next('room101')]).toEqual(listed);
});

test('those who were sent to one counter of a group keep nobody from the other', () => {
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' });
  const [, second, , fourth, fifth] = [1, 2, 3, 4, 5].map(() => hospital.takeNumber({ groupGid: 'billing' }).ticketKey);
  for (const number of [1001, 1002, 1003]) hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number });
  expect(seen(fourth!), 'counter 1 would call at once').toMatchObject({ ahead: 0, status: 'onCall' });
  expect(seen(fifth!)).toMatchObject({ ahead: 2 });
  expect(seen(second!), 'who was sent waits for that counter alone').toMatchObject({ ahead: 1 });
  expect([next('desk1'), next('desk2'), next('desk1')]).toEqual([1004, 1001, 1005]);
});

test('one patient who was sent is enough for the others to wait', () => {
  for (const gid of ['desk1', 'desk2']) hospital.act(gid, { kind: 'logIn' });
  const [first, second, third] = [1, 2, 3].map(() => hospital.takeNumber({ groupGid: 'billing' }).ticketKey);
  hospital.act('desk2', { kind: 'transfer', toPanelGid: 'desk1', number: 1002 });
  hospital.act('desk2', { kind: 'logOut' });
  expect([first, second, third].map((key) => seen(key!).ahead)).toEqual([1, 0, 2]);
  expect([next('desk1'), next('desk1'), next('desk1')]).toEqual([1002, 1001, 1003]);
});

test('a patient with priority is before those who came first', () => {
  hospital.setOrganisation({ priorityTags: ['敬老'], queuePolicy: { priorityEvery: 0, priorityAgeMinutes: 0 } });
  hospital.act('room101', { kind: 'logIn' });
  const first = hospital.takeNumber({ panelGid: 'room101' });
  hospital.issue('room101', { priorityTag: '敬老' });
  expect(seen(first.ticketKey).ahead).toBe(1);
});

test('whom only staff call by number has everybody before them', () => {
  hospital.setOrganisation({ queuePolicy: { examinedRule: 'byHand' } });
  hospital.act('room101', { kind: 'logIn' });
  const [examined] = [1, 2, 3].map(() => hospital.takeNumber({ panelGid: 'room101' }).ticketKey);
  next('room101');
  hospital.act('room101', { kind: 'examination' });
  hospital.act('room101', { kind: 'backFromExamination', number: 1 });
  expect(seen(examined!).ahead).toBe(2);
});

test('a patient who chose a counter is next once it is free, however many chose it', () => {
  hospital.setOrganisation({ queuePolicy: { counterAtMachine: true } });
  for (const gid of ['desk1', 'desk2']) hospital.act(gid, { kind: 'logIn' });
  const keys = ['desk2', 'desk2', 'desk1'].map(
    (counterGid) => hospital.takeNumber({ groupGid: 'billing', counterGid }).ticketKey,
  );
  expect(keys.map((key) => seen(key).ahead)).toEqual([0, 2, 0]);
});

test('a counter that is paused or switched off calls nobody before its colleague has', () => {
  for (const gid of ['desk1', 'desk2']) hospital.act(gid, { kind: 'logIn' });
  const [, , third, fourth] = [1, 2, 3, 4].map(() => hospital.takeNumber({ groupGid: 'billing' }).ticketKey);
  for (const number of [1001, 1002]) hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number });
  const first = { ahead: 0, status: 'onCall' };
  expect(seen(third!), 'counter 1 would call at once').toMatchObject(first);
  hospital.act('desk1', { kind: 'pause' });
  expect(seen(third!)).toMatchObject({ ahead: 2, status: 'awaiting' });
  hospital.act('desk2', { kind: 'pause' });
  expect(seen(third!), 'both may be back at any time').toMatchObject(first);
  hospital.act('desk1', { kind: 'restart' });
  hospital.act('desk2', { kind: 'restart' });
  hospital.change('panel', 'desk1', { type: 'defaultPanel', name: '一號櫃檯', callingMode: 3, status: 'disable' });
  expect(seen(fourth!).ahead).toBe(3);
  expect([next('desk2'), next('desk2'), next('desk2'), next('desk2')]).toEqual([1001, 1002, 1003, 1004]);
});

test('who waits for a paused counter alone is behind all others in the hall, and where they stood at its desk', () => {
  hospital.setOrganisation({ queuePolicy: { counterAtMachine: true } });
  for (const gid of ['desk1', 'desk2']) hospital.act(gid, { kind: 'logIn' });
  const chosen = hospital.takeNumber({ groupGid: 'billing', counterGid: 'desk2' });
  for (const _ of [1, 2]) hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number: 1003 });
  const last = hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk2', { kind: 'pause' });
  const inTheHall = () =>
    hospital.read(composePanelView('demo', 'cashiers', hospital.now)).view.groups[0]!.next.map(({ number }) => number);
  hospital.change('panel', 'cashiers', {
    type: 'groupLobbyPanel',
    name: '批價大廳',
    callingMode: -1,
    settings: {},
    subPanelGroups: ['billing'],
  });
  expect(inTheHall()).toEqual([1002, 1004, 1003]);
  expect(hospital.look('desk2')).toMatchObject({ nextNumber: 1003, waiting: [1003, 1001, 1002, 1004].map(numbered) });
  expect([seen(chosen.ticketKey).ahead, seen(last.ticketKey).ahead]).toEqual([2, 1]);
  expect([next('desk1'), next('desk1')]).toEqual([1002, 1004]);
  hospital.act('desk2', { kind: 'restart' });
  expect([next('desk2'), next('desk2')]).toEqual([1003, 1001]);
});

const numbered = (number: number) => ({ number });
