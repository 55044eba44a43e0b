import { expect, it, vi } from 'vitest';
import { checkAnswer } from '#server/http/check-answer.ts';

const faults = [{ field: 'name', code: 'too_long' as const }];
const operation = { operationId: 'getNurse', validators: () => ({ answer: () => () => faults }) };
const given = (where: string) => {
  const warn = vi.fn();
  checkAnswer(operation as never, '{}', { warn }, where);
  return warn;
};
const said = 'getNurse answers what its schema does not allow: name too_long';

it('a fault is thrown in tests', () => {
  expect(() => given('test')).toThrow(said);
});

it('in development a record that was stored before a limit was narrowed is answered, and the log says what it breaks', () => {
  expect(given('development')).toHaveBeenCalledWith({ operation: 'getNurse' }, said);
});

it('where people are served nothing is checked', () => {
  expect(given('production')).not.toHaveBeenCalled();
});
