/** Whose sign-ins and API keys end, and whose go on. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { revokeKeysOf, revokeTokensOf } from '#server/security/revoke-tokens.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { endedBy, storeTokens } from './stored-tokens.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  storeTokens(hospital);
});
afterEach(() => hospital.close());

const ended = (...of: Parameters<typeof revokeTokensOf>) =>
  endedBy(hospital, () => hospital.run(() => revokeTokensOf(...of)));

test('the sign-ins of one kind end, of everybody of that hospital', () => {
  expect(ended('demo', ['staff'])).toEqual(['demo staff', 'demo staff nurse1', 'demo staff nurse2']);
});

test('those of one person end, of every kind that is named', () => {
  expect(ended('demo', ['staff', 'session'], 'nurse1')).toEqual(['demo session nurse1', 'demo staff nurse1']);
});

test('the one that asks for it goes on', () => {
  expect(ended('demo', ['session'], undefined, 'demo session nurse2')).toEqual(['demo session', 'demo session nurse1']);
  expect(ended('demo', ['session'], 'nurse2', 'demo session nurse2')).toEqual([]);
});

test('the API keys of somebody who is gone end, and no sign-in with them', () => {
  expect(endedBy(hospital, () => hospital.run(() => revokeKeysOf('demo', 'nurse1')))).toEqual([
    'demo session nurse1 key',
    'demo staff nurse1 key',
  ]);
});
