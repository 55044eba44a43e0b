/** How long a phone says that the wait will be. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeWatchedTicket } from '#server/views/ticket-view.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

test('is estimated again after five minutes in which nobody was called', () => {
  hospital.act('room101', { kind: 'logIn' });
  const keys = [1, 2, 3, 4, 5].map(() => hospital.takeNumber({ panelGid: 'room101' }).ticketKey);
  hospital.act('room101', { kind: 'next' });
  const look = () => hospital.read(composeWatchedTicket(keys[4]!, hospital.now));
  const first = look();
  expect(first.expiresAt).toBe(hospital.now + 5 * 60_000);
  hospital.now = first.expiresAt;
  expect(look().view.wait!.toMinutes).toBeLessThan(first.view.wait!.toMinutes);
});

test('is said of nobody whom the counter has called, and then nothing is estimated again', () => {
  hospital.act('room101', { kind: 'logIn' });
  const { ticketKey } = hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'next' });
  const { view, expiresAt } = hospital.read(composeWatchedTicket(ticketKey, hospital.now));
  expect(view.wait).toBeUndefined();
  expect(expiresAt).toBeGreaterThan(hospital.now + 60 * 60_000);
});
