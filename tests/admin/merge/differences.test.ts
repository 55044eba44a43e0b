import { expect, test } from 'vitest';
import { differences, mergedValues } from '#admin/merge/differences.ts';

const text = { type: 'string' } as const;
const form = {
  schema: {
    type: 'object',
    properties: {
      name: text,
      floor: text,
      tags: { type: 'array', items: text },
      password: { type: 'string', writeOnly: true },
      rules: { type: 'object', properties: { late: text, extra: text } },
    },
  },
  uiSchema: {},
} as const;
const base = { name: 'Room 1', floor: '2F', tags: ['a'], rules: { late: 'now', extra: 'none' } };

test('a field is told with whose change it is, an object field by field, a list as a whole', () => {
  const mine = { ...base, name: 'Room A', tags: ['a', 'b'], rules: { late: 'end', extra: 'none' } };
  const theirs = { ...base, name: 'Room B', floor: '3F', rules: { late: 'now', extra: 'some' } };
  expect(differences(form as never, base, mine, theirs)).toEqual([
    { path: ['name'], mine: 'Room A', theirs: 'Room B', changedBy: 'both' },
    { path: ['floor'], mine: '2F', theirs: '3F', changedBy: 'theirs' },
    { path: ['tags'], mine: ['a', 'b'], theirs: ['a'], changedBy: 'mine' },
    { path: ['rules', 'late'], mine: 'end', theirs: 'now', changedBy: 'mine' },
    { path: ['rules', 'extra'], mine: 'none', theirs: 'some', changedBy: 'theirs' },
  ]);
});

test('the same change by both is no difference, nor is nothing in another writing', () => {
  const mine = { ...base, name: 'Room A', floor: '', tags: ['a'], password: '' };
  expect(differences(form as never, base, mine, { ...base, name: 'Room A', floor: undefined })).toEqual([]);
});

test('a password that was typed is mine', () => {
  expect(differences(form as never, base, { ...base, password: 'typed' }, base)).toEqual([
    { path: ['password'], mine: 'typed', theirs: undefined, changedBy: 'mine' },
  ]);
});

test('the merged record is theirs with what was chosen of mine, and keeps what the form does not show', () => {
  const theirs = { ...base, name: 'Room B', version: 4, rules: { late: 'now', extra: 'some' } };
  const chosen = [
    { path: ['name'], mine: 'Room A', theirs: 'Room B', changedBy: 'both' },
    { path: ['rules', 'late'], mine: 'end', theirs: 'now', changedBy: 'mine' },
  ] as const;
  expect(mergedValues(theirs, chosen)).toEqual({
    ...theirs,
    name: 'Room A',
    rules: { late: 'end', extra: 'some' },
  });
});
