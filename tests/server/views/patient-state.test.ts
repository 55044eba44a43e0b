import { expect, test } from 'vitest';
import type { OrganisationDay } from '#server/queue/place.ts';
import { patientStateOf } from '#server/views/patient-state.ts';

type Listed = Parameters<typeof patientStateOf>[0];
type Session = Parameters<typeof patientStateOf>[1]['session'];

const booked = (shift: string, more: object = {}) => ({ appointment: { shift }, ...more }) as Listed;
const here = { status: 'awaiting', checkedInAt: 1 };

test.each<[string, Listed, Session, Session, string | undefined]>([
  ['of the morning, here in the afternoon', booked('morning', here), 'afternoon', 'afternoon', 'lateArrival'],
  ['after their time slot', booked('morning', { ...here, lane: 'late' }), 'morning', 'morning', 'lateArrival'],
  ['in time', booked('morning', here), 'morning', 'morning', undefined],
  ['in time, and the counter lasts the day', booked('morning', here), 'day', 'afternoon', undefined],
  ['booked for any time of the day', booked('day', here), 'afternoon', 'afternoon', undefined],
  ['without an appointment', { appointment: undefined, ...here } as Listed, 'afternoon', 'afternoon', undefined],
  ['late and seen', booked('morning', { ...here, status: 'completed' }), 'afternoon', 'afternoon', undefined],
  ['absent, and the session is over', booked('morning'), 'morning', 'afternoon', 'expired'],
  ['with a number, absent likewise', booked('morning', { status: 'registering' }), 'morning', 'evening', 'expired'],
  ['absent, and the session goes on', booked('afternoon'), 'afternoon', 'afternoon', undefined],
  ['absent, and expected at any time of the day', booked('day'), 'day', 'evening', undefined],
])('a patient %s is on the list as such', (_, person, session, now, state) => {
  const day = { moment: { session: now } } as OrganisationDay;
  expect(patientStateOf(person, { session }, day)).toBe(state);
});
