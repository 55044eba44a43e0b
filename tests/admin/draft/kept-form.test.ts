import { expect, test } from 'vitest';
import { lastingCall } from '#admin/data/lasting-call.ts';
import { createDraftStore } from '#admin/draft/draft-store.ts';
import { KeptForm } from '#admin/draft/kept-form.ts';

const form = () => new KeptForm(createDraftStore(undefined), 'org lin', 'create staff');

function press(kept: KeptForm, values: Record<string, unknown>) {
  kept.begin(values);
  const call = lastingCall(kept.sends({ ...values }));
  if (!call) throw new Error('nothing was noted');
  return call;
}

test('what did not reach the server is the same call when it is pressed again, and another once it was changed', () => {
  const kept = form();
  const first = press(kept, { name: '林' });
  first.onAway();
  expect(kept.waiting.get()).toBeDefined();
  kept.end();
  expect(kept.waiting.get()).toBeUndefined();
  expect(press(kept, { name: '林' }).idempotencyKey).toBe(first.idempotencyKey);
  press(kept, { name: '林' }).onAway();
  expect(press(kept, { name: '陳' }).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('what the server has answered is another call the next time, be it the same', () => {
  const kept = form();
  const first = press(kept, { name: '林' });
  first.onAway();
  first.onReached();
  kept.end();
  expect(press(kept, { name: '林' }).idempotencyKey).not.toBe(first.idempotencyKey);
});

/** The storage of a tab; a copy of a tab begins with a copy of it. */
function storageOf(held: object = {}): Storage {
  const storage = { ...held } as Storage;
  const methods = {
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => delete storage[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
  return storage;
}

test('a new record that is saved in a tab and in its copy is one call, until something else stands in one of them', () => {
  const values = { title: '週三停診' };
  const open = (storage: Storage, base?: Record<string, unknown>) => {
    const kept = new KeptForm(createDraftStore(storage), 'org lin', 'create marquee');
    kept.keep({ values, left: [], base });
    kept.found = undefined;
    return kept;
  };
  const storage = storageOf();
  const one = open(storage);
  const other = open(storageOf(storage));
  const changed = open(storageOf(storage));
  const { idempotencyKey, onReached } = press(one, values);
  expect(press(other, values).idempotencyKey).toBe(idempotencyKey);
  expect(press(changed, { title: '週四停診' }).idempotencyKey).not.toBe(idempotencyKey);
  onReached();
  expect(press(one, values).idempotencyKey).not.toBe(idempotencyKey);
  const record = storageOf();
  const [edit, copied] = [open(record, { version: 1 }), open(storageOf(record), { version: 1 })];
  expect(press(edit, values).idempotencyKey).not.toBe(press(copied, values).idempotencyKey);
});
