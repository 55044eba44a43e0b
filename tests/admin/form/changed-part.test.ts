import { describe, expect, test } from 'vitest';
import { partOf, pathOf, withPart } from '#admin/form/changed-part.ts';

const values = { name: 'A', settings: { screen_inches: 42, screen: 'x' }, parts: [{ text: 'one' }, { text: 'two' }] };

describe('where a field is', () => {
  test.each([
    ['root', []],
    ['root_name', ['name']],
    ['root_settings_screen_inches', ['settings', 'screen_inches']],
    ['root_settings_screen', ['settings', 'screen']],
    ['root_parts_1_text', ['parts', '1', 'text']],
    ['root_absent', ['absent']],
    ['root_settings_not_there', ['settings', 'not_there']],
  ])('%s', (id, path) => expect(pathOf(id, values)).toEqual(path));
});

describe('a changed part', () => {
  test('leaves all else as it is', () => {
    const changed = withPart(values, ['parts', '1', 'text'], 'deux');
    expect(changed).toEqual({ ...values, parts: [{ text: 'one' }, { text: 'deux' }] });
    expect(values.parts[1]).toEqual({ text: 'two' });
  });

  test('that is emptied is left out', () => {
    expect(withPart(values, ['settings', 'screen'], undefined)).toMatchObject({ settings: { screen_inches: 42 } });
    expect(Object.keys(withPart({ a: 1 }, ['a'], undefined) as object)).toEqual([]);
  });

  test('is made where nothing was', () => {
    expect(withPart(undefined, ['settings', 'screen'], 'y')).toEqual({ settings: { screen: 'y' } });
    expect(partOf(undefined, ['settings'])).toBeUndefined();
  });
});
