import { expect, test } from 'vitest';
import { toRjsfErrors } from '#admin/form/error-schema.ts';

const wrong = (message: string) => ({ type: 'server', message });

test('errors stand at their fields, those of the entries of a list at the list', () => {
  const errors = {
    name: wrong('taken'),
    queuePolicy: { roomCap: wrong('too many') },
    alsoCalls: [undefined, wrong('its own'), wrong('no list')],
    members: { 1: wrong('named alike') },
    parts: [{ text: wrong('empty') }],
  };
  expect(toRjsfErrors(errors as never, (key) => key)).toEqual({
    name: { __errors: ['taken'] },
    queuePolicy: { roomCap: { __errors: ['too many'] } },
    alsoCalls: { __errors: ['its own', 'no list'] },
    members: { __errors: ['named alike'] },
    parts: { 0: { text: { __errors: ['empty'] } } },
  });
});
