import { expect, test } from 'vitest';
import { type LayoutNode, partsOf, readDrawings } from '#display/build/blocks-by-type.ts';
import { panelTypes } from '#generated/panel-types.ts';
import block from '#schemas/views/Block.json' with { type: 'json' };

const layouts = panelTypes.map(({ layout }) => layout.root as LayoutNode);
const names = (drawings: { type: string }[]) => drawings.map(({ type }) => type).sort();

test('every block of the schema has one drawing, except the box itself and the list of pages that are no panels', () => {
  const types = block.oneOf.map(({ $ref }) => $ref.replace(/^.*\/|Block(\.json)?$/g, ''));
  const schemas = types.map((type) => type.charAt(0).toLowerCase() + type.slice(1));
  expect([...names(readDrawings()), 'box', 'roomList'].sort()).toEqual(schemas.sort());
});

test('a block that nearly all types have is in the first script, the others come with those that the same types have', () => {
  const { first, parts } = partsOf(layouts);
  expect(names(first)).toEqual(['calledCard', 'notice']);
  expect(parts.map(names)).toContainEqual(['passedList', 'roomCard', 'text', 'waitingList']);
  expect(parts.map(names)).toContainEqual(['counterTable']);
  expect([...names(first), ...parts.flatMap(names)].sort()).toEqual(names(readDrawings()));
});

test('another type brings a block into another part, without anybody listing it', () => {
  const added = partsOf([...layouts, { type: 'box', children: [{ type: 'careTeam' }, { type: 'clock' }] }]);
  expect(added.parts.map(names)).toContainEqual(['clock']);
  expect(
    partsOf(layouts)
      .parts.map(names)
      .find((part) => part.includes('clock')),
  ).toEqual(expect.arrayContaining(['arrow', 'image', 'number', 'value']));
});

test('what stands beside the numbers comes by itself, though nearly all types have it', () => {
  for (const type of ['marquee', 'media', 'qrCode']) expect(partsOf(layouts).parts.map(names)).toContainEqual([type]);
});
