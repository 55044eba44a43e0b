import type { CallingMode } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal, type RefusalEntry } from '../errors/refusal.ts';
import type { Draft } from '../families/draft.ts';
import { findPanelType } from '../panel-types/panel-type.ts';
import { groupOf } from '../queue/group-of.ts';

type Panel = Pick<Document<'panel'>['body'], 'type' | 'callingMode' | 'alsoCalls' | 'alsoCallsGroups'>;

/**
 * Refuses other queues for a counter to call from, at the field of each: where it keeps no list itself, its own queue
 * (queue_is_own), a room that calls for its group (queue_of_group), and what keeps no list (also_calls_needs_list).
 * One that it called from before is not refused for what became of that room or group since: calls do without it, or
 * take its group's (queue/turn/called-places.ts), and nothing else of the counter may be kept from changing by it.
 */
export function* checkAlsoCalls(draft: Draft, before: Document | undefined): Generator<Statement, void, unknown> {
  const body = draft.body as unknown as Panel;
  const { alsoCalls = [], alsoCallsGroups = [] } = body;
  const known = (before as Document<'panel'> | undefined)?.body;
  if (alsoCalls.length + alsoCallsGroups.length === 0) return;
  if (!keepsList(body)) throw new Refusal({ code: 'also_calls_needs_list', field: 'callingMode' });
  const faults: RefusalEntry[] = [];
  for (const [index, gid] of alsoCalls.entries()) {
    if (known?.alsoCalls?.includes(gid)) continue;
    const code = yield* faultOfRoom(draft, gid);
    if (code) faults.push({ code, field: `alsoCalls.${index}` });
  }
  for (const [index, gid] of alsoCallsGroups.entries()) {
    if (known?.alsoCallsGroups?.includes(gid)) continue;
    const code = yield* faultOfGroup(draft, gid);
    if (code) faults.push({ code, field: `alsoCallsGroups.${index}` });
  }
  if (faults.length > 0) throw new Refusal(faults);
}

function* faultOfRoom(draft: Draft, gid: string): Generator<Statement, RefusalEntry['code'] | undefined, unknown> {
  if (gid === draft.gid) return 'queue_is_own';
  const room = yield* getDocument('panel', draft.organisationGid, gid);
  if (!room || !keepsList(room.body)) return 'also_calls_needs_list';
  return (yield* groupOf(draft.organisationGid, gid)) ? 'queue_of_group' : undefined;
}

function* faultOfGroup(draft: Draft, gid: string): Generator<Statement, RefusalEntry['code'] | undefined, unknown> {
  const group = yield* getDocument('group', draft.organisationGid, gid);
  const members = group?.body.members ?? [];
  if (members.includes(draft.gid)) return 'queue_is_own';
  for (const member of members) {
    const panel = yield* getDocument('panel', draft.organisationGid, member);
    if (panel && keepsList(panel.body)) return undefined;
  }
  return 'also_calls_needs_list';
}

function keepsList({ type, callingMode = -1 }: { type?: string; callingMode?: CallingMode }): boolean {
  return callingMode >= 1 && findPanelType(type)?.serves === true;
}
