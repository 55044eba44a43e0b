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
