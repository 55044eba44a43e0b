import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import { completedBy, labelOf } from '#controller/desk/action-text.ts';
import type { QueueState, Ticket } from '#generated/shapes.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };

const t = createTranslator('zh-TW', zh);
const state = (part: Partial<QueueState>) =>
  ({ waiting: [], variant: 'clinic', width: 3, ...part }) as unknown as QueueState;

test('Next says whom it calls', () => {
  expect(labelOf(t, 'next', state({ nextNumber: 7 }))).toContain('007');
});

test('Next tells an empty line from one in which all wait for other counters', () => {
  expect(labelOf(t, 'next', state({}))).toBe('目前無人等候');
  expect(labelOf(t, 'next', state({ waiting: [{} as Ticket] }))).toBe('本處無人可叫');
});

test('Next says that the numbers have come to their end where no list is kept', () => {
  expect(labelOf(t, 'next', state({ callingMode: 0 }))).toBe(zh.errors.maximum_call_limit);
});

test('Next says whom it completes, with the digits of that one’s queue, where it does', () => {
  const current = { number: 5, width: 4 } as QueueState['current'];
  expect(completedBy(t, state({ current, nextNumber: 7 }))).toBe('完成 0005');
  expect(completedBy(t, state({ current }))).toBeUndefined();
  expect(completedBy(t, state({ nextNumber: 7 }))).toBeUndefined();
});
