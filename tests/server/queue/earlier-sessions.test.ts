/** Patients of a session whose room still finishes an earlier one, or whose session has not begun. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasBegun } from '#server/queue/earlier-sessions.ts';
import { readDay } from '#server/queue/place.ts';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { atHour, type Hospital, openHospital } from './hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const take = () => hospital.takeNumber({ panelGid: 'room101' });
const seen = (key: string) => hospital.read(composeTicketView(key, hospital.now));
test('the sessions of yesterday have begun, those of tomorrow have not, whatever the hour', () => {
  hospital.now = atHour(13.5);
  const day = hospital.read(readDay('demo', hospital.now));
  const begun = (serviceDate: string, session: 'morning' | 'evening') =>
    hasBegun({ ownerGid: 'room101', serviceDate, session }, day);
  expect(begun('2026-11-20', 'evening')).toBe(true);
  expect(begun('2026-11-21', 'morning')).toBe(true);
  expect(begun('2026-11-21', 'evening')).toBe(false);
  expect(begun('2026-11-22', 'morning')).toBe(false);
});

const next = () => hospital.act('room101', { kind: 'next' });
function threeOfTheMorning(): void {
  for (let patient = 0; patient < 3; patient += 1) take();
  hospital.act('room101', { kind: 'logIn' });
}

test('the first of the afternoon is not next while patients of the morning wait: slip, phone, machine and calls agree', () => {
  threeOfTheMorning();
  hospital.now = atHour(13.5);
  const slip = take();
  expect([slip.ahead, seen(slip.ticketKey).ahead, seen(slip.ticketKey).status]).toEqual([3, 3, 'awaiting']);
  expect(seen(slip.ticketKey).near).toBeUndefined();
  const size = () => hospital.read(composeQueueSizes('demo', 'hall', hospital.now)).data[0]!;
  expect(size().waiting, 'with the first of the afternoon').toBe(4);
  next();
  expect(seen(slip.ticketKey).near).toBe(true);
  next();
  expect(seen(slip.ticketKey).ahead).toBe(1);
  expect(next().session).toBe('morning');
  expect(seen(slip.ticketKey)).toMatchObject({ ahead: 0, status: 'onCall' });
  const { waiting, wait } = size();
  expect(take()).toMatchObject({ ahead: waiting, wait });
  expect(next()).toMatchObject({ session: 'afternoon', current: { number: 1 } });
});

test('who checks in before the afternoon begins has the morning ahead, and is next only once it has begun', () => {
  threeOfTheMorning();
  hospital.push({ shift: 'afternoon', serialNumber: 1, patientId: 'P9' });
  hospital.now = atHour(12.75);
  const [came] = hospital.checkIn('P9').data;
  expect(came).toMatchObject({ outcome: 'checkedIn', ahead: 3 });
  for (let patient = 0; patient < 3; patient += 1) next();
  expect(seen(came!.ticketKey!)).toMatchObject({ ahead: 0, status: 'awaiting' });
  expect(seen(came!.ticketKey!).near).toBeUndefined();
  hospital.now = atHour(13);
  expect(seen(came!.ticketKey!)).toMatchObject({ ahead: 0, status: 'onCall', near: true });
});

test('where one counter finishes the morning and another is at the afternoon already, neither waits for the other', () => {
  hospital.add('panel', 'helper', {
    type: 'defaultPanel',
    settings: {},
    name: '支援',
    callingMode: 1,
    alsoCalls: ['room101'],
  });
  const [, second] = [take(), take()];
  hospital.act('room101', { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'logOut' }, 'nurse2');
  hospital.act('helper', { kind: 'logIn' });
  hospital.now = atHour(13.5);
  const first = take();
  expect(first.ahead, 'the helper is at the morning still').toBe(2);
  hospital.act('room101', { kind: 'logIn' }, 'nurse2');
  expect(seen(first.ticketKey).ahead).toBe(0);
  const alone = seen(second!.ticketKey).wait;
  for (let patient = 0; patient < 20; patient += 1) take();
  expect(seen(second!.ticketKey)).toMatchObject({ ahead: 1, wait: alone, expired: false });
});
