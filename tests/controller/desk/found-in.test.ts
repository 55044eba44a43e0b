import { expect, test } from 'vitest';
import { foundIn } from '#controller/desk/found-in.ts';

const patient = { number: 12, name: '王小明', medicalRecordNumber: 'A0012345' };
test.each([
  ['', true],
  ['12', true],
  ['012', true],
  ['０１２', true],
  ['1', true],
  ['小明', true],
  ['a0012', true],
  ['13', false],
  ['陳', false],
])('%j finds the patient: %j', (sought, found) => {
  expect(foundIn(patient, sought)).toBe(found);
});

test('a name is found whatever width its letters were stored in', () => {
  expect(foundIn({ number: 3, name: 'ＡＮＮＡ Lin' }, 'anna')).toBe(true);
});
