/** What must be true of any log of a hall, and of the rows beside it, whatever was done. */
import { expect } from 'vitest';
import { transitions } from '#generated/transitions.ts';
import type { LoggedEvent } from '#server/queue/event.ts';
import { fold } from '#server/queue/fold.ts';
import { readCounter, readQueue, readTicket } from '#server/queue/read-rows.ts';
import type { Hospital } from '../hospital.ts';
import { organisationsLog } from './replay.ts';
import { firstNumber } from './step.ts';

export function expectInvariants(hospital: Hospital, organisationGid: string): void {
  const log = organisationsLog(hospital, organisationGid);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  expectOneCallerPerPatient(log);
  expectNumbers(log);
  expectKnownMoves(log);
  expectRows(hospital, organisationGid, log);
}

/** After these a patient may be called again, by whomever. */
const givesBack: readonly LoggedEvent['kind'][] = [
  'passed',
  'movedToPassed',
  'transferred',
  'wentAway',
  'sentToExamination',
];

/** 1. A patient is called by one counter; by another only after having been passed, sent there, or away. */
function expectOneCallerPerPatient(log: readonly LoggedEvent[]): void {
  const called = new Map<string, string | undefined>();
  const atCounter = new Map<string, string>();
  for (const { kind, ticketGid, panelGid, seq } of log) {
    if (kind === 'called' && ticketGid) {
      expect(called.has(ticketGid), `line ${seq} calls a patient a second time`).toBe(false);
      expect(atCounter.get(panelGid!), `line ${seq} calls at a counter that has a patient`).toBeUndefined();
      called.set(ticketGid, panelGid);
      atCounter.set(panelGid!, ticketGid);
    }
    if (kind === 'recalled' && ticketGid) expect(called.get(ticketGid), `line ${seq} recalls another's`).toBe(panelGid);
    if (ticketGid && givesBack.includes(kind)) called.delete(ticketGid);
    if (ticketGid && kind !== 'called') {
      const still = ['recalled', 'consultationStarted', 'serviceStarted'].includes(kind);
      if (!still) for (const [panel, ticket] of atCounter) if (ticket === ticketGid) atCounter.delete(panel);
    }
  }
}

/** 2. Walk-ins get number after number; what is left out was held by an appointment, or is a patient's who was sent. */
function expectNumbers(log: readonly LoggedEvent[]): void {
  const held = new Map<string, Set<number>>();
  const last = new Map<string, number>();
  for (const { kind, queueGid, number, payload } of log) {
    if (!queueGid?.includes('billing') || number === undefined) continue;
    if (kind !== 'issued' && kind !== 'received') continue;
    const numbers = held.get(queueGid) ?? new Set<number>();
    held.set(queueGid, numbers.add(number));
    if (kind === 'issued' && payload?.source !== 'appointment' && payload?.source !== 'extra') {
      const before = last.get(queueGid) ?? firstNumber - 1;
      expect(number).toBeGreaterThan(before);
      for (let skipped = before + 1; skipped < number; skipped += 1) {
        // Appointments are pushed for even numbers up to ten; the others were issued or received before.
        expect(
          numbers.has(skipped) || (skipped % 2 === 0 && skipped < firstNumber + 10),
          `number ${skipped} is missing`,
        ).toBe(true);
      }
      last.set(queueGid, number);
    }
  }
}

/** 4. Every change of a status is in the table of moves. */
function expectKnownMoves(log: readonly LoggedEvent[]): void {
  const status = new Map<string, string>();
  for (const { kind, ticketGid, payload, seq } of log) {
    if (!ticketGid) continue;
    if (kind === 'issued') {
      status.set(ticketGid, payload?.source === 'appointment' ? 'registering' : 'awaiting');
      continue;
    }
    const from = status.get(ticketGid);
    const move = transitions.find((one) => one.from === from && one.by === kind);
    expect(move, `line ${seq}: ${from} cannot be ${kind}`).toBeDefined();
    status.set(ticketGid, move!.to);
  }
}

/** The rows equal the fold of the log, no more and no fewer; their order keys are whole numbers. */
function expectRows(hospital: Hospital, organisationGid: string, log: readonly LoggedEvent[]): void {
  const { queues, tickets, counters } = fold(log);
  const stored = (table: string, column = 'gid') =>
    hospital
      .rows<{ gid: string }>(
        `SELECT ${column} AS gid FROM ${table} WHERE organisation_gid = '${organisationGid}' ORDER BY 1`,
      )
      .map(({ gid }) => gid);
  expect(stored('queue')).toEqual([...queues.keys()].sort());
  expect(stored('ticket')).toEqual([...tickets.keys()].sort());
  expect(stored('counter', 'panel_gid')).toEqual([...counters.keys()].sort());
  for (const [gid, row] of queues) expect({ ...hospital.read(readQueue(gid)) }).toEqual({ ...row });
  for (const [gid, row] of counters) expect({ ...hospital.read(readCounter(gid)) }).toEqual({ ...row });
  for (const [gid, row] of tickets) {
    expect({ ...hospital.read(readTicket(gid)) }).toEqual({ ...row });
    expect(Number.isInteger(row.orderKey)).toBe(true);
  }
}
