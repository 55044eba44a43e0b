import { type Context, one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { dayMs } from '../ground/durations.ts';
import { waitingList } from '../queue/status-groups.ts';

/**
 * Refuses to take a panel away, or its queue from under it, while somebody is signed in at its counter: patients
 * whom it has called would stand before a door that no screen names.
 */
export function* checkNotServing(panelGid: string): Generator<Statement, void, unknown> {
  const counter = yield* one<{ service: string }>(
    'counter',
    'SELECT service FROM counter WHERE panel_gid = ?',
    panelGid,
  );
  if (counter && counter.service !== 'unlogin') throw new Refusal({ code: 'panel_in_use' });
}

/** Refuses to leave patients behind: nobody may be waiting in the queue of the panel or group (the last 24 hours). */
export function* checkNobodyWaits(ownerGid: string, { now }: Context): Generator<Statement, void, unknown> {
  const waiting = yield* one(
    ['queue', 'ticket'],
    `SELECT t.gid FROM ticket t JOIN queue q ON q.gid = t.queue_gid
     WHERE q.owner_gid = ? AND t.status IN ${waitingList} AND t.issued_at > ? LIMIT 1`,
    ownerGid,
    now - dayMs,
  );
  if (waiting) throw new Refusal({ code: 'panel_has_patients' });
}

/** Refuses to take a queue away while a counter that calls from it in turn has one of its patients called. */
export function* checkNobodyIsCalled(ownerGid: string): Generator<Statement, void, unknown> {
  const calling = yield* one(
    ['counter', 'queue'],
    `SELECT c.panel_gid FROM counter c JOIN queue q ON q.gid = c.call_queue_gid
     WHERE q.owner_gid = ? AND c.service <> 'unlogin' LIMIT 1`,
    ownerGid,
  );
  if (calling) throw new Refusal({ code: 'panel_in_use' });
}

/** Refuses to remove a room for which patients hold appointments from today on (whatever the time zone). */
export function* checkNobodyIsExpected(panelGid: string, { now }: Context): Generator<Statement, void, unknown> {
  const yesterday = new Date(now - dayMs).toISOString().slice(0, 10);
  const expected = yield* one(
    'appointment',
    'SELECT gid FROM appointment WHERE panel_gid = ? AND inspection_day > ? AND canceled = 0 LIMIT 1',
    panelGid,
    yesterday,
  );
  if (expected) throw new Refusal({ code: 'panel_has_patients' });
}
