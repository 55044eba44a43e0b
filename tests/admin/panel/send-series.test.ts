import { expect, test } from 'vitest';
import { sendSeries } from '#admin/panel/send-series.ts';
import type { PanelSeries } from '#generated/shapes.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Room ${index + 1}` }));

/** A server that takes at most a hundred rows and makes a panel of each. */
function sending() {
  const calls: PanelSeries[] = [];
  const send = async (part: PanelSeries) => {
    calls.push(part);
    return { data: part.rows.map(({ name }) => ({ panelName: name, outcome: 'made' as const })) };
  };
  return { calls, send };
}

test('of 250 rooms all get their panel, a hundred in each call, in the order of the rows', async () => {
  const { calls, send } = sending();
  const rows = rowsOf(250);
  const results = await sendSeries({ panelType: 'defaultPanel', like: 'model', rows }, send);
  expect(calls.map((call) => [call.panelType, call.like, call.rows.length])).toEqual([
    ['defaultPanel', 'model', 100],
    ['defaultPanel', 'model', 100],
    ['defaultPanel', 'model', 50],
  ]);
  expect(results.map(({ panelName }) => panelName)).toEqual(rows.map(({ name }) => name));
});

test('a hundred rooms are one call', async () => {
  const { calls, send } = sending();
  await sendSeries({ panelType: 'defaultPanel', rows: rowsOf(100) }, send);
  expect(calls).toHaveLength(1);
});
