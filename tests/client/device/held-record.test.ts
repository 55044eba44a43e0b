import { beforeEach, expect, test } from 'vitest';
import { type HeldRecord, heldRecord } from '#client/device/held-record.ts';
import { storedRecord } from '#client/device/stored-record.ts';
import { memoryStorage } from './memory-storage.ts';

interface Kept {
  owner?: string | undefined;
  room?: string | undefined;
  language?: string | undefined;
}

let storage: Storage;
let page: HeldRecord<Kept>;
const kept = () => storedRecord<Kept>(storage, 'record').read();
/** Another tab of the same browser. */
const open = () => heldRecord(storedRecord<Kept>(storage, 'record'), 'owner');

beforeEach(() => {
  storage = memoryStorage({ record: '{"owner":"nurse103","room":"103"}' });
  page = open();
});

test('a page begins with what the device keeps, and what it changes is kept for the next', () => {
  page.change({ room: '105' });
  expect([page.read(), kept(), page.isKept()]).toEqual([
    { owner: 'nurse103', room: '105' },
    { owner: 'nurse103', room: '105' },
    true,
  ]);
  page.change({ room: undefined });
  expect(kept()).toEqual({ owner: 'nurse103' });
});

test('what is cleared on the device stays in the hands of whoever works with it', () => {
  storage.clear();
  page.change({ language: 'th' });
  expect(page.read()).toEqual({ owner: 'nurse103', room: '103', language: 'th' });
  expect([kept(), page.isKept()]).toEqual([{}, false]);
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

test('where the browser keeps nothing, the page does', () => {
  const alone = heldRecord(storedRecord<Kept>(undefined, 'record'), 'owner');
  alone.change({ owner: 'nurse103' });
  expect([alone.read(), alone.isKept()]).toEqual([{ owner: 'nurse103' }, false]);
});
