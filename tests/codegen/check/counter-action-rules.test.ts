import { describe, expect, it } from 'vitest';
import { neededTexts } from '#codegen/check/text-rules.ts';
import { expand } from '#codegen/expand/expand.ts';
import type { Json } from '#codegen/schema-words.ts';
import { knock, problemsOf, product } from '../fixture.ts';

const row = {
  action: 'knock',
  operations: ['knock'],
  about: ['counter'],
  parameters: ['who', 'times'],
  events: ['called'],
  whoMay: ['session'],
};

const withRows = (...rows: object[]) =>
  problemsOf(
    product({
      files: {
        'queue/CounterActions': {
          type: 'array',
          maxItems: 9,
          items: { type: 'string', maxLength: 9 },
          'x-counter-actions': rows as Json[],
        },
        'values/QueueVariant': { type: 'string', enum: ['clinic'] },
      },
      paths: {
        '/api/knock/{door}': { post: knock },
        '/api/queue/{variant}/next': {
          post: {
            ...knock,
            operationId: 'next',
            path: { variant: 'Gid' },
            example: { path: { variant: 'a' }, body: { who: 'me' } },
          },
        },
      },
    }),
  ).map((problem) => problem.replace('schemas/queue/CounterActions.json ', ''));

const next = { ...row, action: 'next', operations: ['next'] };

describe('the table of counter actions', () => {
  it('is well when it agrees with the contract', () => {
    expect(withRows(row, next)).toEqual([]);
  });

  it.each([
    [[row, row, next], 'knock: is there twice (action-is-unique)'],
    [[{ ...row, about: ['door'] }, next], 'knock: has door in about, which does not exist (action-names-exist)'],
    [[{ ...row, events: ['sung'] }, next], 'knock: has sung in events, which does not exist (action-names-exist)'],
    [[{ ...row, variants: ['inn'] }, next], 'knock: has inn in variants, which does not exist (action-names-exist)'],
    [[{ ...row, button: 'roof' }, next], 'knock: has roof in button, which does not exist (action-names-exist)'],
    [
      [{ ...row, operations: ['ring'] }, next],
      'knock: names the operation ring, which does not exist (action-agrees-with-operation)',
    ],
    [
      [{ ...row, whoMay: ['staff'] }, next],
      'knock: lets staff do it, and knock session (action-agrees-with-operation)',
    ],
    [[{ ...row, parameters: [] }, next], 'knock: does not have who, which knock takes (action-agrees-with-operation)'],
    [
      [{ ...row, parameters: ['who'] }, next],
      'knock: does not have times, which knock takes (action-agrees-with-operation)',
    ],
    [
      [{ ...row, parameters: ['who', 'times', 'why'] }, next],
      'knock: has why, which knock does not take (action-agrees-with-operation)',
    ],
    [[row], 'openapi/paths/door.yaml next: is no operation of CounterActions.json (press-has-action)'],
  ])('says what is wrong %#', (rows, problem) => {
    expect(withRows(...rows)).toContain(problem);
  });

  it('calls for the text of a button, and for what is asked before the action is done', () => {
    const table = { 'x-counter-actions': [{ ...row, button: 'desk', confirm: true }] };
    expect(neededTexts(expand(product({ files: { 'queue/CounterActions': table } })))).toEqual(
      expect.arrayContaining(
        ['action.knock', 'confirm.knock.heading', 'confirm.knock.text'].map((key) => `controller.${key}`),
      ),
    );
  });
});
