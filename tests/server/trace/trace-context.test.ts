import { expect, test } from 'vitest';
import { traceContextOf, traceparentOf } from '#server/trace/trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

test('a trace that began elsewhere goes on, in a part of its own', () => {
  const context = traceContextOf({ traceparent: `00-${traceId}-${parent}-01` });
  expect(context).toEqual({ traceId, spanId: expect.stringMatching(/^[0-9a-f]{16}$/), flags: '01' });
  expect(context.spanId).not.toBe(parent);
  expect(traceparentOf(context)).toBe(`00-${traceId}-${context.spanId}-01`);
});

test('a later version may say more', () => {
  expect(traceContextOf({ traceparent: `cc-${traceId}-${parent}-01-what-comes` }).traceId).toBe(traceId);
});

test.each([
  ['none', undefined],
  ['one of zeros', `00-${'0'.repeat(32)}-${parent}-01`],
  ['a parent of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['the forbidden version', `ff-${traceId}-${parent}-01`],
  ['more than its version knows', `00-${traceId}-${parent}-01-more`],
  ['capitals', `00-${traceId.toUpperCase()}-${parent}-01`],
  ['two at once', `00-${traceId}-${parent}-01, 00-${traceId}-${parent}-01`],
  ['a line break in disguise', `00-${traceId}-${parent}-01\r\nx: y`],
])('with %s a trace begins here', (_, traceparent) => {
  const context = traceContextOf({ traceparent });
  expect(context.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(context.traceId).not.toBe(traceId);
  expect(context.flags).toBe('00');
});
