/** An administrator changes the times of the day while it runs. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateOrganisation } from '#server/organisations/commands.ts';
import '#server/family-hooks.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.now = atHour(13.5);
});
afterEach(() => hospital.close());

const set = (changes: Record<string, string | number>) =>
  hospital.run((context) => updateOrganisation({ organisationGid: 'demo', changes, tokenHash: '' }, context));
const next = (panelGid: string) => hospital.act(panelGid, { kind: 'next' }).current?.number;

test('the afternoon that has begun is not put off while somebody waits: Next would find nobody', () => {
  hospital.act('room101', { kind: 'logIn' });
  hospital.takeNumber({ panelGid: 'room101' });
  expect(refusalOf(() => set({ afternoonStartTime: '14:30' }))).toBe('session_has_patients');
  expect(next('room101')).toBe(1);
  expect(refusalOf(() => set({ afternoonStartTime: '14:30' }))).toBe('session_has_patients');
  hospital.act('room101', { kind: 'completed' });
  set({ afternoonStartTime: '14:30' });
});

test('nor while a room calls that keeps no list: it would go on from the numbers of the morning', () => {
  hospital.act('room102', { kind: 'logIn' });
  for (const number of [1, 2]) expect(next('room102')).toBe(number);
  expect(refusalOf(() => set({ afternoonStartTime: '14:30' }))).toBe('session_has_patients');
  expect(next('room102')).toBe(3);
});

test.each<[string, string | number]>([
  ['serviceStartTime', '14:00'],
  ['timeZoneOffsetMinutes', -480],
  ['timeZoneName', 'Pacific/Honolulu'],
])('today does not become another day while somebody waits: %s %s', (property, value) => {
  hospital.takeNumber({ groupGid: 'billing' });
  expect(refusalOf(() => set({ [property]: value }))).toBe('session_has_patients');
});

test('the times of a session to come, and the end of the present one, may change at any time', () => {
  hospital.act('room101', { kind: 'logIn' });
  hospital.takeNumber({ panelGid: 'room101' });
  set({ eveningStartTime: '18:30', serviceStartTime: '06:00' });
  set({ eveningStartTime: '13:20', afternoonStartTime: '12:00' });
  expect(next('room101'), 'the session of before is finished').toBe(1);
});

test('who has come early for a session to come keeps nobody from putting it off', () => {
  hospital.now = atHour(12.9);
  hospital.push({ shift: 'afternoon', patientId: 'P' });
  hospital.checkIn('P');
  set({ afternoonStartTime: '14:00' });
});
