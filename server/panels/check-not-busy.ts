import { type Context, one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { readDay } from '../queue/place.ts';
import type { QueueOwner } from '../queue/queue-gid.ts';
import { stayingList } from '../queue/status-groups.ts';

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

/**
 * Refuses to leave patients behind: nobody may be waiting in the queue of the panel or group today, be away from it or
 * at an examination, or have come for a later session. Reserved numbers whose patients have not come are made again
 * where these are called (queue/left-behind.ts).
 */
export function* checkNobodyWaits(
  { organisationGid, gid }: QueueOwner,
  { now }: Context,
): Generator<Statement, void, unknown> {
  const { moment } = yield* readDay(organisationGid, now);
  const waiting = yield* one(
    ['queue', 'ticket'],
    `SELECT t.gid FROM ticket t JOIN queue q ON q.gid = t.queue_gid
     WHERE q.owner_gid = ? AND q.service_date >= ? AND t.status IN ${stayingList} LIMIT 1`,
    gid,
    moment.serviceDate,
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

/** Refuses to remove a room for which patients hold appointments from today on. */
export function* checkNobodyIsExpected(
  { organisationGid, gid }: QueueOwner,
  { now }: Context,
): Generator<Statement, void, unknown> {
  const { moment } = yield* readDay(organisationGid, now);
  const expected = yield* one(
    'appointment',
    'SELECT gid FROM appointment WHERE panel_gid = ? AND inspection_day >= ? AND canceled = 0 LIMIT 1',
    gid,
    moment.serviceDate,
  );
  if (expected) throw new Refusal({ code: 'panel_has_patients' });
}
