import { expect, test } from 'vitest';
import { createStore } from '#client/store.ts';
import type { Notice } from '#controller/desk/create-desk.ts';
import { leftAfterAll } from '#controller/desk/left-after-all.ts';
import type { QueueState } from '#generated/shapes.ts';

const unsure: Notice = { kind: 'unsure', action: 'logOut' };

function desk(notice: Notice | undefined, service: QueueState['service'] = 'serving') {
  return {
    view: createStore<Pick<QueueState, 'service'> | undefined>({ service }),
    notice: createStore<Notice | undefined>(notice),
  };
}

test('a log-out that was given up is done once the counter is seen to be left, before or after', async () => {
  expect(await leftAfterAll(desk(unsure, 'unlogin'))).toBe(true);
  const later = desk(unsure);
  const left = leftAfterAll(later);
  later.view.set({ service: 'pause' });
  later.view.set({ service: 'unlogin' });
  expect(await left).toBe(true);
});

test('one whose doubt was read, or after which something else was pressed, waits for nothing', async () => {
  for (const next of [undefined, { kind: 'retrying', action: 'next' } as const]) {
    const there = desk(unsure);
    const left = leftAfterAll(there);
    there.notice.set(next);
    there.view.set({ service: 'unlogin' });
    expect(await left).toBe(false);
  }
});

test('a log-out that was refused, and another press in doubt, is none', async () => {
  expect(await leftAfterAll(desk({ kind: 'refused', action: 'logOut' }, 'unlogin'))).toBe(false);
  expect(await leftAfterAll(desk({ kind: 'unsure', action: 'next' }, 'unlogin'))).toBe(false);
  expect(await leftAfterAll(desk(undefined, 'unlogin'))).toBe(false);
});
