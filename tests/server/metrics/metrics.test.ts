import { expect, test } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import { parseExposition } from './exposition.ts';

test('what was counted, set and observed is told in the format', () => {
  const metrics = createMetrics();
  const calls = metrics.counter('callboard_calls_total', 'Calls.', 'kind');
  calls.add(1, 'called');
  calls.add(2, 'called');
  calls.add(1, 'a "strange"\\\nkind');
  metrics.counter('callboard_nothing_total', 'Nothing yet.');
  metrics.gauge('callboard_depth', 'How deep.').set(-1.5);
  const wait = metrics.histogram('callboard_wait_seconds', 'Waits.', [1, 5], 'room');
  for (const seconds of [0.5, 1, 3, 10]) wait.observe(seconds, 'a');
  let scrapes = 0;
  const read = metrics.gauge('callboard_scrapes', 'Scrapes.');
  metrics.onScrape(() => read.set(++scrapes));

  const { types, samples } = parseExposition(metrics.render());
  expect([...types.values()]).toEqual(['counter', 'counter', 'gauge', 'histogram', 'gauge']);
  const value = (name: string, labels = {}) =>
    samples.find((one) => one.name === name && JSON.stringify(one.labels) === JSON.stringify(labels))?.value;
  expect(value('callboard_calls_total', { kind: 'called' })).toBe(3);
  expect(value('callboard_calls_total', { kind: 'a "strange"\\\nkind' })).toBe(1);
  expect(value('callboard_nothing_total')).toBe(0);
  expect(value('callboard_depth')).toBe(-1.5);
  expect(value('callboard_wait_seconds_bucket', { room: 'a', le: '1' })).toBe(2);
  expect(value('callboard_wait_seconds_bucket', { room: 'a', le: '5' })).toBe(3);
  expect(value('callboard_wait_seconds_bucket', { room: 'a', le: '+Inf' })).toBe(4);
  expect(value('callboard_wait_seconds_sum', { room: 'a' })).toBe(14.5);
  expect(value('callboard_scrapes')).toBe(1);
});

test('nobody measures a second time under the same name', () => {
  const metrics = createMetrics();
  metrics.gauge('callboard_depth', 'How deep.');
  expect(() => metrics.counter('callboard_depth', 'Again.')).toThrow('callboard_depth is measured twice');
});

test.each([
  ['a series twice', '# HELP a x\n# TYPE a gauge\na 1\na 2\n'],
  ['a family in two parts', '# HELP a x\n# TYPE a gauge\na 1\n# HELP b x\n# TYPE b gauge\nb 1\n# HELP a x\n'],
  ['a label without quotes', '# HELP a x\n# TYPE a gauge\na{b=c} 1\n'],
  ['a histogram without its end', '# HELP a x\n# TYPE a histogram\na_bucket{le="1"} 1\na_sum 1\na_count 1\n'],
  ['a word for a number', '# HELP a x\n# TYPE a gauge\na one\n'],
  ['no end of the line', '# HELP a x\n# TYPE a gauge\na 1'],
])('our reader refuses %s', (_, text) => {
  expect(() => parseExposition(text)).toThrow();
});
