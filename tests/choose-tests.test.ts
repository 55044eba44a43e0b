import { expect, test } from 'vitest';
import { chooseTests, needsPostgresql } from './choose-tests.ts';

const tests = [
  'tests/architecture/tree.test.ts',
  'tests/codegen/load.test.ts',
  'tests/contract/operations.test.ts',
  'tests/e2e/admin-forms.test.ts',
  'tests/e2e/display-calls.test.ts',
  'tests/e2e/kiosk-check-in.test.ts',
  'tests/server/queue/move.test.ts',
  'tests/server/queue/queue.proof.test.ts',
  'tests/server/staff/staff-hooks.test.ts',
];
const chosen = (...changed: string[]) => chooseTests(changed, tests).filter((file) => file !== tests[0]);

test('the rules of the house are looked at whatever changed', () => {
  expect(chooseTests(['README.md'], tests)).toEqual(['tests/architecture/tree.test.ts']);
});

test('a source runs the tests at its own place in the tree', () => {
  expect(chosen('server/queue/move.ts')).toEqual([
    'tests/server/queue/move.test.ts',
    'tests/server/queue/queue.proof.test.ts',
  ]);
});

test('what tests share runs those beside it', () => {
  expect(chosen('tests/server/staff/hospital.ts')).toEqual(['tests/server/staff/staff-hooks.test.ts']);
});

test('a journey that changed runs alone, and a front end runs its journeys', () => {
  expect(chosen('tests/e2e/kiosk-check-in.test.ts')).toEqual(['tests/e2e/kiosk-check-in.test.ts']);
  expect(chosen('admin/form/PasswordField.tsx')).toEqual(['tests/e2e/admin-forms.test.ts']);
});

test('a schema runs the generator’s tests and every operation', () => {
  expect(chosen('schemas/entities/Staff.json')).toEqual([
    'tests/codegen/load.test.ts',
    'tests/contract/operations.test.ts',
  ]);
});

test('the second engine runs where it may answer otherwise', () => {
  expect([['server/database/postgresql/writer.ts'], ['server/queue/move.ts']].map(needsPostgresql)).toEqual([
    true,
    false,
  ]);
});
