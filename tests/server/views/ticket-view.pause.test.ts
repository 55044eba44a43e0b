/** What a phone says while nobody calls: that the room pauses, or each counter that could call. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPlace } from '#server/queue/place.ts';
import { composeWatchedTicket } from '#server/views/ticket-view.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

/** Three people with numbers, and their keys. */
function three(): string[] {
  hospital.act('room101', { kind: 'logIn' });
  return [1, 2, 3].map(() => hospital.takeNumber({ panelGid: 'room101' }).ticketKey);
}

/** What a page says of a pause, and at which moment it is to be asked for again. */
const pauseOn = (key: string) => {
  const { view, expiresAt } = hospital.read(composeWatchedTicket(key, hospital.now));
  const { paused, pauseReason, pausedUntil } = view;
  return { told: [paused, pauseReason, pausedUntil], expiresAt };
};

test('a pause is told with its reason and the time of return', () => {
  const [, second] = three();
  hospital.act('room101', { kind: 'pause', reason: 'emergency', minutes: 20 });
  expect(pauseOn(second!).told).toEqual([true, 'emergency', '09:20']);
  hospital.act('room101', { kind: 'restart' });
  expect(pauseOn(second!).told).toEqual([undefined, undefined, undefined]);
});

test('a pause of which nothing else was said is told all the same; that the reason is another one says nothing', () => {
  const [, second] = three();
  hospital.act('room101', { kind: 'pause' });
  expect(pauseOn(second!).told).toEqual([true, undefined, undefined]);
  hospital.act('room101', { kind: 'restart' });
  hospital.act('room101', { kind: 'pause', reason: 'other', minutes: 5 });
  expect(pauseOn(second!).told).toEqual([true, undefined, '09:05']);
});

test('a time of return that has gone by is taken from the page then, the pause is not', () => {
  const [, second] = three();
  hospital.act('room101', { kind: 'pause', reason: 'break', minutes: 20 });
  const { expiresAt } = pauseOn(second!);
  expect(expiresAt).toBe(hospital.now + 20 * 60_000);
  hospital.now = expiresAt;
  expect(pauseOn(second!).told).toEqual([true, 'break', undefined]);
  expect(pauseOn(second!).expiresAt).toBeGreaterThan(hospital.now + 60 * 60_000);
});

test('a room whose panel is set to pause is told as paused, one that is switched off is not', () => {
  const [, second] = three();
  const { body } = hospital.read(readPlace('demo', 'room101')).panel;
  hospital.change('panel', 'room101', { ...body, status: 'pause' });
  expect(pauseOn(second!).told).toEqual([true, undefined, undefined]);
  hospital.change('panel', 'room101', { ...body, status: 'disable' });
  expect(pauseOn(second!).told).toEqual([undefined, undefined, undefined]);
});

test('of a suspended organisation a phone says that it pauses: no wait is named, and nobody is told to come', () => {
  const [, second] = three();
  const look = () => hospital.read(composeWatchedTicket(second!, hospital.now)).view;
  hospital.act('room101', { kind: 'next' });
  expect(look()).toMatchObject({ near: true, wait: {} });
  hospital.setOrganisation({ suspendedAt: hospital.now });
  expect(pauseOn(second!).told).toEqual([true, undefined, undefined]);
  expect(look()).not.toHaveProperty('near');
  expect(look()).not.toHaveProperty('wait');
});

const nothing = [undefined, undefined, undefined];
/** Both counters of the group, and somebody who waits for either. */
function common(counterGid?: string): string {
  hospital.setOrganisation({ queuePolicy: { counterAtMachine: true } });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  return hospital.takeNumber({ groupGid: 'billing', ...(counterGid && { counterGid }) }).ticketKey;
}

test('of a common queue a pause is told once no counter works, with when the first is back', () => {
  const key = common();
  hospital.act('desk1', { kind: 'pause', reason: 'meeting', minutes: 30 });
  expect(pauseOn(key).told).toEqual(nothing);
  hospital.act('desk2', { kind: 'pause', reason: 'meeting', minutes: 10 }, 'nurse2');
  const { told, expiresAt } = pauseOn(key);
  expect(told).toEqual([true, 'meeting', '09:10']);
  hospital.now = expiresAt;
  expect(pauseOn(key).told).toEqual([true, 'meeting', '09:30']);
  hospital.act('desk1', { kind: 'restart' });
  expect(pauseOn(key).told).toEqual(nothing);
});

test('why is left unsaid where counters pause for different reasons; a counter at which nobody sits works no more', () => {
  const key = common();
  hospital.act('desk1', { kind: 'pause', reason: 'meeting' });
  hospital.act('desk2', { kind: 'pause', reason: 'break', minutes: 5 }, 'nurse2');
  expect(pauseOn(key).told).toEqual([true, undefined, '09:05']);
  hospital.act('desk2', { kind: 'logOut' }, 'nurse2');
  expect(pauseOn(key).told).toEqual([true, 'meeting', undefined]);
  hospital.act('desk1', { kind: 'logOut' });
  expect(pauseOn(key).told).toEqual(nothing);
});

test('whoever chose one counter of several is told of that one alone', () => {
  const key = common('desk2');
  hospital.act('desk2', { kind: 'pause', reason: 'break', minutes: 10 }, 'nurse2');
  expect(pauseOn(key).told).toEqual([true, 'break', '09:10']);
  hospital.act('desk2', { kind: 'restart' }, 'nurse2');
  hospital.act('desk1', { kind: 'pause' });
  expect(pauseOn(key).told).toEqual(nothing);
});

test('a room from which another counter calls too does not keep its patients waiting while it pauses', () => {
  const [, second] = three();
  const { body } = hospital.read(readPlace('demo', 'room103')).panel;
  hospital.change('panel', 'room103', { ...body, alsoCalls: ['room101'] });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'pause' });
  expect(pauseOn(second!).told).toEqual(nothing);
  hospital.act('room103', { kind: 'pause' }, 'nurse2');
  expect(pauseOn(second!).told).toEqual([true, undefined, undefined]);
});
