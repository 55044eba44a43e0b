import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import type { Organisation } from '#generated/shapes.ts';
import { waitText } from '#kiosk/result/wait-text.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { composeBlocks } from '#server/slips/compose-blocks.ts';
import type { SlipFacts } from '#server/slips/slip-facts.ts';

const onPage = createTranslator('zh-TW', { kiosk: zh.kiosk });
const [paper, page] = [zh.server.slip, zh.kiosk.wait];

function onSlip(wait: SlipFacts['wait']): unknown {
  const facts = { locale: 'zh-TW', wait } as SlipFacts;
  const blocks = composeBlocks({} as Organisation, { parts: ['wait'] }, facts, {});
  return blocks.map((block) => block.kind === 'text' && block.text);
}
const filled = (text: string, values: object) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => Object(values)[name]);

test.each([
  [0, 5, paper.soon, page.soon],
  [1, 6, paper.wait, page.range],
  [0, 6, paper.upTo, page.upTo],
  [60, 60, paper.about, page.about],
  [119, 121, paper.wait, page.range],
  [120, 121, paper.long, page.long_other],
])('a wait of %i to %i minutes is worded on paper as on the page', (fromMinutes, toMinutes, printed, shown) => {
  const wait = { fromMinutes, toMinutes };
  const hours = Math.floor(fromMinutes / 60);
  const values = { from: fromMinutes, to: toMinutes, hours, count: hours };
  expect(onSlip(wait)).toEqual([filled(printed, values)]);
  expect(waitText(onPage, wait).replaceAll('\u00a0', ' ')).toBe(filled(shown, values));
});

test('of a wait that nobody can tell nothing is printed', () => {
  expect(onSlip(undefined)).toEqual([]);
});
