import { describe, expect, test } from 'vitest';
import { claimOf, personOf, textsOf } from '#server/single-sign-on/claims.ts';

test('a claim is found by its whole name, else down into objects at each dot', () => {
  const claims = {
    'https://hospital.example/roles': ['a'],
    realm_access: { roles: ['b'] },
    'a.b': 'flat',
    a: { b: 'deep' },
  };
  expect(claimOf(claims, 'https://hospital.example/roles')).toEqual(['a']);
  expect(claimOf(claims, 'realm_access.roles')).toEqual(['b']);
  expect(claimOf(claims, 'a.b')).toBe('flat');
  for (const none of ['realm_access.roles.x', 'realm_access.none', 'constructor', 'a.toString', '__proto__.x']) {
    expect(claimOf(claims, none)).toBeUndefined();
  }
});

test('texts of a claim are one text or a list, and nothing else', () => {
  expect(textsOf('boss')).toEqual(['boss']);
  expect(textsOf(['a', 1, null, { a: 1 }, '', 'b'])).toEqual(['a', 'b']);
  expect(textsOf(true)).toEqual([]);
});

describe('a person', () => {
  test('is the name with the account beside it', () => {
    expect(personOf({ sub: '1', name: '陳美玲', preferred_username: 'm.chen' }, 'name')).toBe('陳美玲 (m.chen)');
    expect(personOf({ sub: '1', email: 'a@b.tw', display: 'Chen' }, 'display')).toBe('Chen (a@b.tw)');
    expect(personOf({ sub: '1' }, 'name')).toBe('1');
    expect(personOf({ sub: '1', name: 'x', preferred_username: 'x' }, 'name')).toBe('x');
  });

  test('is one line that any log and database bears, however long', () => {
    const person = personOf({ sub: 's'.repeat(300), name: `A\u0000B\r\nC ${'😀'.repeat(200)}` }, 'name');
    expect(person).toMatch(/^A B C /);
    expect(person.length).toBeLessThanOrEqual(200);
    expect(person.isWellFormed()).toBe(true);
  });
});
