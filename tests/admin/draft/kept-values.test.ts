import { expect, test } from 'vitest';
import { keptBase, keptValues } from '#admin/draft/kept-values.ts';
import type { FormDefinition } from '#admin/form/form-definition.ts';

const form: FormDefinition = {
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      password: { type: 'string', writeOnly: true },
      system: { type: 'object', properties: { url: { type: 'string' }, key: { type: 'string', writeOnly: true } } },
      doors: { type: 'array', items: { type: 'object', properties: { code: { type: 'string', writeOnly: true } } } },
    },
  },
  uiSchema: {},
};

test('no secret is kept, at any depth, and what is left out is named', () => {
  const typed = { name: '林', password: 'four-brown', system: { url: 'x', key: 'k' }, doors: [{ code: '1' }] };
  const kept = keptValues(form, typed, Object.keys(typed));
  expect(kept).toEqual({ values: { name: '林', system: { url: 'x' }, doors: [{}] }, left: ['password'] });
  expect(keptValues(form, { password: undefined }, ['password']).left).toEqual([]);
});

test('of a record what the form asks for is kept, and what else is named', () => {
  const record = { gid: 'a', version: 3, name: '林', screenUrl: '/panel?key=secret' };
  const base = keptBase(form, record, ['gid', 'version']);
  expect(base).toEqual({ gid: 'a', version: 3, name: '林', system: null, doors: null });
});
