import type { Context, Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { takeLog } from '../event-log/take-log.ts';
import { closeCounter } from '../queue/close-counters.ts';
import { groupOf } from '../queue/group-of.ts';
import { readCounter } from '../queue/read-rows.ts';
import { writeEvents } from '../queue/write-events.ts';

/**
 * Signs off the counter of a group whose panel is switched off: nobody can call there, and patients who chose it, or
 * were sent to it, would wait for nobody while the others call. Where a patient is called, staff say at signing off what
 * becomes of them. A room of its own stays as it was opened, until it is switched on again.
 */
export function* signOffDisabled(
  { organisationGid, gid }: Document,
  context: Context,
): Generator<Statement, void, unknown> {
  const group = yield* groupOf(organisationGid, gid);
  if (!group) return;
  yield* takeLog(organisationGid, context);
  const counter = yield* readCounter(gid);
  if (!counter || counter.service === 'unlogin' || counter.call) return;
  yield* writeEvents(context, organisationGid, [], closeCounter(counter, group.gid, { takenAway: true }));
}
