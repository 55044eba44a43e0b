import { afterEach, beforeEach, expect, test } from 'vitest';
import { runDailyReset } from '#server/scheduler/run-daily-reset.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { atHour, type Hospital, openHospital, today } from './hospital.ts';
import { refusalOf } from './refusal-of.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const numbers = (tickets: readonly { number: number }[]) => tickets.map(({ number }) => number);
const take = (count: number, of: { panelGid: string } | { groupGid: string }) =>
  Array.from({ length: count }, () => hospital.takeNumber(of).ticketKey);
const refused = (panelGid: string, action: Parameters<Hospital['act']>[1]) =>
  refusalOf(() => hospital.act(panelGid, action));
const statusOf = (key: string) => hospital.read(composeTicketView(key, hospital.now)).status;

test('a doctor consults, a counter serves, once the patient is there; a recall says that nobody was', () => {
  take(1, { panelGid: 'room101' });
  take(1, { groupGid: 'billing' });
  for (const panel of ['room101', 'desk1']) hospital.act(panel, { kind: 'logIn' });
  expect(refused('room101', { kind: 'start' })).toBe('nothing_to_start');
  expect(hospital.act('room101', { kind: 'next' }).current?.status).toBe('called');
  expect(hospital.act('room101', { kind: 'start' }).current?.status).toBe('consulting');
  expect(refused('room101', { kind: 'start' })).toBe('invalid_queue_operation');
  hospital.act('desk1', { kind: 'next' });
  expect(hospital.act('desk1', { kind: 'start' }).current?.status).toBe('serving');
  expect(hospital.act('desk1', { kind: 'recall' }).current?.status).toBe('called');
  expect(numbers(hospital.act('room101', { kind: 'completed' }).completed)).toEqual([1]);
});

test('who leaves for a while is skipped, and waits again when back', () => {
  const [first] = take(3, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  const gone = hospital.act('room101', { kind: 'away', number: 1 });
  expect([numbers(gone.away), numbers(gone.waiting), gone.nextNumber]).toEqual([[1], [2, 3], 2]);
  expect(statusOf(first!)).toBe('temporarilyAway');
  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(2);
  const back = hospital.act('room101', { kind: 'back', number: 1 });
  expect([numbers(back.away), numbers(back.waiting), back.nextNumber]).toEqual([[], [1, 3], 1]);
  expect(statusOf(first!)).toBe('onCall');
});

test('who was called without having checked in, and is back from a moment away, does not stand with the absent', () => {
  hospital.setOrganisation({ queuePolicy: { order: 'checkIn' } });
  hospital.push(...[1, 2].map((serialNumber) => ({ room: 'R103', serialNumber, patientId: `P${serialNumber}` })));
  hospital.act('room103', { kind: 'logIn' });
  hospital.act('room103', { kind: 'next' });
  hospital.act('room103', { kind: 'away' });
  hospital.now += 60_000;
  take(1, { panelGid: 'room103' });
  expect(numbers(hospital.act('room103', { kind: 'back', number: 1 }).waiting)).toEqual([1, 3, 2]);
});

test('the patient at the counter can leave too, and the counter is free', () => {
  take(2, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  expect(refused('room101', { kind: 'away' })).toBe('nothing_to_send');
  hospital.act('room101', { kind: 'next' });
  const state = hospital.act('room101', { kind: 'away' });
  expect([state.current, numbers(state.away)]).toEqual([undefined, [1]]);
  expect(hospital.act('room101', { kind: 'number', number: 1 }).current?.number).toBe(1);
});

test('a doctor sends a patient to an examination and sees the patient again, with the number of the first time', () => {
  const [first] = take(2, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'start' });
  const sent = hospital.act('room101', { kind: 'examination' });
  expect([sent.current, numbers(sent.examination), sent.counts.examination]).toEqual([undefined, [1], 1]);
  expect(statusOf(first!)).toBe('checking');
  hospital.act('room101', { kind: 'next' });
  const back = hospital.act('room101', { kind: 'backFromExamination', number: 1 });
  expect(back.waiting).toMatchObject([{ number: 1, status: 'checkBack' }]);
  expect(hospital.act('room101', { kind: 'next' }).current).toMatchObject({ number: 1, status: 'called' });
});

test('who was completed too early can still be sent to an examination, and who need not come back is completed', () => {
  take(2, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'next' });
  expect(numbers(hospital.act('room101', { kind: 'examination', number: 1 }).examination)).toEqual([1]);
  const state = hospital.act('room101', { kind: 'completed', number: 1 });
  expect([state.current?.number, numbers(state.completed), state.examination]).toEqual([2, [1], []]);
});

test('who was passed reports back and waits again', () => {
  take(2, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  expect(numbers(hospital.act('room101', { kind: 'back', number: 1 }).waiting)).toContain(1);
});

test('cashiers send nobody to an examination, and where no list is kept nobody leaves one', () => {
  take(1, { groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  expect(refused('desk1', { kind: 'examination', number: 1001 })).toBe('action_not_in_variant');
  hospital.act('room102', { kind: 'logIn' });
  hospital.act('room102', { kind: 'next' });
  for (const kind of ['start', 'away', 'examination'] as const) {
    expect(refused('room102', { kind })).toBe('queue_keeps_no_list');
  }
});

test('at the end of the day who was seen before an examination is done, and who only went away is not', () => {
  hospital.push({ serialNumber: 1 }, { serialNumber: 2 });
  for (const patient of ['P1', 'P2']) hospital.checkIn(patient);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'examination' });
  hospital.act('room101', { kind: 'away', number: 2 });
  hospital.now = atHour(24);
  const done = hospital.run((context) => runDailyReset({ organisationGid: 'demo', businessDate: today }, context));
  expect(done?.expiredTickets).toBe(1);
  expect(hospital.rows('SELECT number, status FROM ticket ORDER BY number')).toEqual([
    { number: 1, status: 'completed' },
    { number: 2, status: 'canceled' },
  ]);
});
