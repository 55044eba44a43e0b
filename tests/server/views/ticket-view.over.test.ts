/** When a ticket is over: with its day, and with its session, unless somebody still calls it or comes to it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const take = () => hospital.takeNumber({ panelGid: 'room101' }).ticketKey;
const isOver = (key: string) => hospital.read(composeTicketView(key, hospital.now)).expired;

test('a number of the evening is over the next morning, also before the night has ended it', () => {
  hospital.now = atHour(20);
  const key = take();
  expect(isOver(key)).toBe(false);
  hospital.now = atHour(24) + 60_000;
  expect(isOver(key)).toBe(true);
  hospital.act('room101', { kind: 'logIn' });
  hospital.now = atHour(24 + 9);
  expect(isOver(key)).toBe(true);
});

test('a number of the afternoon is not over while its room is still at the morning, and one of the morning not before the room goes on', () => {
  hospital.act('room101', { kind: 'logIn' });
  const morning = take();
  hospital.now = atHour(14);
  const afternoon = take();
  expect([isOver(morning), isOver(afternoon)]).toEqual([false, false]);
  hospital.now = atHour(20);
  expect(isOver(afternoon)).toBe(false);
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'next' });
  expect(isOver(morning)).toBe(true);
});
