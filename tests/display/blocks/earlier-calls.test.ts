import { expect, test } from 'vitest';
import { earlierCalls } from '#display/blocks/earlier-calls.ts';
import type { ViewCall } from '#generated/shapes.ts';

const call = (seq: number, number: number, counterGid = 'a', mark?: string): ViewCall => ({
  seq,
  kind: 'called',
  at: seq,
  number,
  label: String(number),
  counterGid,
  counter: counterGid,
  ...(mark && { mark }),
});

test('earlier calls come newest first, once each, without the present one', () => {
  const latest = call(9, 23);
  const calls = [call(3, 20), call(4, 21, 'b'), call(5, 20), call(6, 23), call(7, 20, 'b'), latest];
  expect(earlierCalls(calls, latest).map(({ seq }) => seq)).toEqual([7, 5, 4]);
});

test('the same number of two queues of a counter is two calls', () => {
  const latest = call(9, 5, 'a', '專');
  expect(earlierCalls([call(7, 5, 'a', '普'), call(8, 5, 'a', '專'), latest], latest).map(({ seq }) => seq)).toEqual([
    7,
  ]);
});
