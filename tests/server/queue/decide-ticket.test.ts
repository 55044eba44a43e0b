import { expect, test } from 'vitest';
import { decideCancel, decideIssue, type NewTicket } from '#server/queue/decide-ticket.ts';
import type { QueueRow, TicketRow } from '#server/queue/rows.ts';
import { refusalOf } from './refusal-of.ts';

const queue = { gid: 'room.2026-11-21.morning', startingNumber: 1, nextNumber: 4, currentNumber: 0 } as QueueRow;
const walkIn: NewTicket = { gid: 'new', accessKey: 'key', source: 'ticketMachine', priority: 0, slotEndsAt: 0 };
const now = 1000;

test('a walk-in gets the number counter, past every number that is taken', () => {
  expect(decideIssue(queue, walkIn, new Set(), now).number).toBe(4);
  expect(decideIssue(queue, walkIn, new Set([4, 5, 7]), now).number).toBe(6);
});

test('an appointment keeps its serial number, and its place in the order', () => {
  const issued = decideIssue(
    queue,
    { ...walkIn, source: 'appointment', appointmentGid: 'a', serialNumber: 2 },
    new Set(),
    now,
  );
  expect(issued).toMatchObject({
    number: 2,
    payload: { appointmentGid: 'a', place: { orderKey: 2, lane: 'absent', arrivedAt: now } },
  });
});

test('after the highest number none is issued', () => {
  expect(decideIssue({ ...queue, nextNumber: 9999 }, walkIn, new Set(), now).number).toBe(9999);
  expect(refusalOf(() => decideIssue({ ...queue, nextNumber: 10_000 }, walkIn, new Set(), now))).toBe(
    'maximum_call_limit',
  );
});

test.each([
  ['awaiting', ['canceled']],
  ['passed', ['canceled']],
  ['canceled', []],
] as const)('cancelling a ticket that is %s gives %j', (status, kinds) => {
  expect(decideCancel(queue, { gid: 't', number: 3, status } as TicketRow).map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  ['called', 'patient_called'],
  ['completed', 'appointment_completed'],
] as const)('a ticket that is %s cannot be taken back: %s', (status, code) => {
  expect(refusalOf(() => decideCancel(queue, { gid: 't', number: 3, status } as TicketRow))).toBe(code);
});
