import { expect, test } from 'vitest';
import { isSamePerson } from '#controller/desk/is-same-person.ts';

const began = { staffGid: 'nurse1', staffName: '陳怡君' };

test('a colleague of the same name is another person, and one whose name was put right is the same', () => {
  expect(isSamePerson(began, { staffGid: 'nurse2', staffName: '陳怡君' })).toBe(false);
  expect(isSamePerson(began, { staffGid: 'nurse1', staffName: '陳怡均' })).toBe(true);
});

test('nobody is at a counter that was left', () => {
  expect(isSamePerson(began, {})).toBe(false);
});

test('a server that does not say who, but by what name, is believed', () => {
  expect(isSamePerson({ staffName: '陳怡君' }, { staffName: '陳怡君' })).toBe(true);
  expect(isSamePerson({ staffName: '陳怡君' }, { staffName: '李大同' })).toBe(false);
});
