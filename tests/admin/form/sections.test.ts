import { expect, test } from 'vitest';
import { fieldWords, formOfTab } from '#admin/form/form-definition.ts';
import { isWrong, sectionsOf } from '#admin/form/sections.ts';

const field = (words: object) => ({ 'ui:options': words });
const named = (...names: string[]) => names.map((name) => ({ name }));

test('fields without a section come first, the others stand in their sections in the order of the fields', () => {
  const uiSchema = {
    a: field({ section: 'sound' }),
    b: {},
    c: field({ section: 'screen' }),
    d: field({ section: 'sound' }),
  };
  const { first, sections } = sectionsOf(named('a', 'b', 'c', 'd'), uiSchema);
  expect(first).toEqual(named('b'));
  expect(sections).toEqual([
    { name: 'sound', fields: named('a', 'd') },
    { name: 'screen', fields: named('c') },
  ]);
});

test('a section in which something is wrong, however deep, is one that opens', () => {
  const errors = { a: { inner: [{ place: { __errors: ['format'] } }] }, b: { __errors: [] } };
  expect([isWrong(named('a'), errors), isWrong(named('b', 'c'), errors), isWrong(named('a'), undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a form that is not divided into tabs has what belongs to a tab in a section of its name', () => {
  const uiSchema = { a: field({ tab: 'advanced' }), b: field({ tab: 'advanced', section: 'sound' }), c: field({}) };
  const whole = formOfTab({ schema: { properties: { a: {}, b: {}, c: {} } }, uiSchema }, undefined).uiSchema;
  expect(['a', 'b', 'c'].map((name) => fieldWords(whole[name]).section)).toEqual(['advanced', 'sound', undefined]);
});
