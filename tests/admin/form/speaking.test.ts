import { expect, test } from 'vitest';
import { withDefaults } from '#admin/form/show-when.ts';
import { speaking } from '#admin/form/speaking.ts';

const languages = { type: 'string', enum: ['zh-TW', 'en-US', 'th'], default: 'zh-TW' } as const;
const form = {
  schema: { type: 'object', properties: { name: { type: 'string' }, language: languages } },
  uiSchema: {},
} as const;

test('a new record begins in the language of its organisation, one that has a language keeps it', () => {
  const { schema } = speaking(form as never, 'th');
  expect(withDefaults(schema, {})).toEqual({ language: 'th' });
  expect(withDefaults(schema, { language: 'en-US' })).toEqual({ language: 'en-US' });
});

test('a form that asks for no language, or for one of another kind, stays as it is', () => {
  const voice = { schema: { properties: { language: { enum: ['mandarin', 'thai'] } } }, uiSchema: {} } as never;
  expect(speaking(voice, 'th')).toBe(voice);
  expect(speaking(form as never, undefined)).toBe(form);
});
