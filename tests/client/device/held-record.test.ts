import { beforeEach, expect, test } from 'vitest';
import { type HeldRecord, heldRecord } from '#client/device/held-record.ts';
import { storedRecord } from '#client/device/stored-record.ts';
import { memoryStorage } from './memory-storage.ts';

interface Kept {
  owner?: string | undefined;
  room?: string | undefined;
  language?: string | undefined;
}

let device: Storage;
let tab: Storage;
let page: HeldRecord<Kept>;
const recordIn = (storage: Storage | undefined) => storedRecord<Kept>(storage, 'record');
const kept = () => recordIn(device).read();
/** A page in a tab of the same browser. */
const open = (storage = memoryStorage()) => heldRecord(recordIn(device), recordIn(storage), 'owner');

beforeEach(() => {
  device = memoryStorage({ record: '{"owner":"nurse103","room":"103"}' });
  tab = memoryStorage();
  page = open(tab);
});

test('a page begins with what the device keeps, and what it changes is kept for the next', () => {
  page.change({ room: '105' });
  expect([page.read(), kept()]).toEqual([
    { owner: 'nurse103', room: '105' },
    { owner: 'nurse103', room: '105' },
  ]);
  page.change({ room: undefined });
  expect([kept(), open().read()]).toEqual([{ owner: 'nurse103' }, { owner: 'nurse103' }]);
});

test('what is cleared on the device stays in the hands of whoever works with it, also after a reload', () => {
  device.clear();
  page.change({ language: 'th' });
  const whole = { owner: 'nurse103', room: '103', language: 'th' };
  expect([page.read(), open(tab).read(), kept()]).toEqual([whole, whole, {}]);
});

test('a tab in which nobody is signed in begins with the last sign-in on the device', () => {
  page.change({ owner: undefined });
  const next = open();
  next.change({ owner: 'nurse201', room: '201' });
  expect([page.read(), open(tab).read()]).toEqual([{ room: '103' }, { owner: 'nurse201', room: '201' }]);
});

test('the device’s record belongs to the last who signed in, whole, and nobody else writes into it', () => {
  const next = open();
  next.change({ owner: undefined, room: '201' });
  page.change({ language: 'th' });
  expect(kept()).toEqual({ room: '201' });
  next.change({ owner: 'nurse201' });
  page.change({ owner: undefined });
  expect(kept()).toEqual({ owner: 'nurse201', room: '201' });
  page.change({ owner: 'nurse103' });
  expect(kept()).toEqual({ owner: 'nurse103', room: '103', language: 'th' });
});

test('a sign-in leaves nothing on the device of the one before, which may be of another hospital', () => {
  open().change({ owner: 'nurse201', language: 'th' });
  page.change({ owner: 'nurse103' });
  expect(kept()).toEqual({ owner: 'nurse103', room: '103' });
});

test('a page that was left for another one of its tab is told so', () => {
  expect(page.isKept()).toBe(true);
  device.clear();
  expect(page.isKept()).toBe(true);
  tab.clear();
  expect(page.isKept()).toBe(false);
});

test('where the browser keeps nothing, the page does', () => {
  const alone = heldRecord(recordIn(undefined), recordIn(undefined), 'owner');
  alone.change({ owner: 'nurse103' });
  expect([alone.read(), alone.isKept()]).toEqual([{ owner: 'nurse103' }, true]);
});
