import { expect, test } from 'vitest';
import { mayCall } from '#client/session/may-call.ts';

test('a role may call what the contract has for it and for lower ones', () => {
  expect(mayCall('updateOrganisationGeneral', { kind: 'session', role: 'reads' })).toBe(false);
  expect(mayCall('updateOrganisationGeneral', { kind: 'session', role: 'administers' })).toBe(true);
  expect(mayCall('getOrganisationGeneral', { kind: 'session', role: 'reads' })).toBe(true);
});

test('who has no role may call all that is for such a token', () => {
  expect(mayCall('erasePersonalData', { kind: 'session' })).toBe(true);
  expect(mayCall('updateOrganisationGeneral', { kind: 'systemAdvance' })).toBe(true);
});

test('the provider’s staff may not call what is the organisation’s alone, though a page holds its token too', () => {
  for (const operation of ['findPersonalData', 'exportPersonalData', 'erasePersonalData'] as const) {
    expect(mayCall(operation, { kind: 'systemAdvance' })).toBe(false);
  }
});
