/** What must be true of any log of a hall, and of the rows beside it, whatever was done. */
import { expect } from 'vitest';
import { transitions } from '#generated/transitions.ts';
import { drawsNumber } from '#server/queue/draws-number.ts';
import type { LoggedEvent } from '#server/queue/event.ts';
import { fold } from '#server/queue/fold.ts';
import type { Policy } from '#server/queue/policy/policy.ts';
import { readCounter, readQueue, readTicket } from '#server/queue/read-rows.ts';
import type { Hospital } from '../hospital.ts';
import { expectFairness } from './fairness.ts';
import type { Happened } from './history.ts';
import { organisationsLog } from './replay.ts';
import { firstNumber } from './step.ts';

/** @param history what was done: it tells the numbers that appointments had */
export function expectInvariants(
  hospital: Hospital,
  organisationGid: string,
  policy: Policy,
  history: readonly Happened[],
): void {
  const log = organisationsLog(hospital, organisationGid);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  expectOneCallerPerPatient(log);
  expectNumbers(log, numbersOfAppointments(history));
  expectKnownMoves(log);
  expectRows(hospital, organisationGid, log);
  expectFairness(log, policy);
}

/** After these a patient may be called again, by whomever. */
const givesBack: readonly LoggedEvent['kind'][] = [
  'passed',
  'movedToPassed',
  'transferred',
  'wentAway',
  'sentToExamination',
  'putBack',
  'callTakenBack',
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
    if (kind === 'endTakenBack' && ticketGid) {
      expect(atCounter.get(panelGid!), `line ${seq} brings a patient back to a counter that has one`).toBeUndefined();
      called.set(ticketGid, panelGid);
      atCounter.set(panelGid!, ticketGid);
    }
    if (ticketGid && kind !== 'called' && kind !== 'endTakenBack') {
      const still = ['recalled', 'consultationStarted', 'serviceStarted'].includes(kind);
      if (!still) for (const [panel, ticket] of atCounter) if (ticket === ticketGid) atCounter.delete(panel);
    }
  }
}

/** The numbers that appointments had at some time, by the place whose queue they are of. */
function numbersOfAppointments(history: readonly Happened[]): Map<string, Set<number>> {
  const owners = { DESK: 'billing', ROOM: 'room', LISTLESS: 'listless', RESERVED: 'reserved', XRAY: 'xray' } as const;
  const numbers = new Map<string, Set<number>>();
  for (const { step } of history) {
    if (step.doing.kind !== 'book') continue;
    for (const { room, number } of step.doing.bookings)
      numbers.set(owners[room], (numbers.get(owners[room]) ?? new Set()).add(number));
  }
  return numbers;
}

/**
 * 2. Nobody has a number that another has. Walk-ins get number after number; what is left out was an appointment's, or
 * is a patient's who was sent there.
 */
function expectNumbers(log: readonly LoggedEvent[], ofAppointments: ReadonlyMap<string, ReadonlySet<number>>): void {
  const holders = new Map<string, Map<number, string>>();
  const everUsed = new Set<string>();
  const places = new Map<string, { queueGid: string; number: number }>();
  const last = new Map<string, number>();
  for (const { kind, queueGid, number, ticketGid, payload, seq } of log) {
    if (!queueGid || !ticketGid || number === undefined) continue;
    const left = places.get(ticketGid);
    if (kind === 'canceled' || kind === 'expired' || kind === 'received') {
      if (left) holders.get(left.queueGid)?.delete(left.number);
    }
    if (kind === 'receiptTakenBack' && left) holders.get(left.queueGid)?.delete(left.number);
    if (kind !== 'issued' && kind !== 'received' && kind !== 'endTakenBack') continue;
    const numbers = holders.get(queueGid) ?? new Map<number, string>();
    holders.set(queueGid, numbers);
    const holder = kind === 'endTakenBack' && numbers.get(number) === ticketGid ? undefined : numbers.get(number);
    expect(holder, `line ${seq} gives number ${number} of ${queueGid} a second time`).toBeUndefined();
    numbers.set(number, ticketGid);
    everUsed.add(`${queueGid} ${number}`);
    places.set(ticketGid, { queueGid, number });
    if (kind !== 'issued' || !drawsNumber(payload?.source)) continue;
    const owner = queueGid.split('.')[0]!.split('-')[1]!;
    const before = last.get(queueGid) ?? firstNumber - 1;
    expect(number).toBeGreaterThan(before);
    for (let skipped = before + 1; skipped < number; skipped += 1) {
      const used = everUsed.has(`${queueGid} ${skipped}`) || ofAppointments.get(owner)?.has(skipped);
      expect(used, `line ${seq} leaves out number ${skipped} of ${queueGid}`).toBe(true);
    }
    last.set(queueGid, number);
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
    const back = payload?.restores?.status;
    const move = transitions.find((one) => one.from === from && one.by === kind && (!back || one.to === back));
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
