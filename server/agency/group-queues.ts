import type { GroupHistory, HistoryCall, QueueSize } from '#generated/shapes.ts';
import type { EventKind } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { issues, queuesBehind, readDeviceScope } from '../desk/device-scope.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { callsList, callsThatStand } from '../event-log/taken-back.ts';
import { isFull } from '../queue/issue-ticket.ts';
import { lastDrawn } from '../queue/last-drawn.ts';
import { numberWidth } from '../queue/number-width.ts';
import { type CounterPlace, currentQueue, type OrganisationDay, readPlaces } from '../queue/place.ts';
import { countWaiting } from '../queue/read-rows.ts';
import { callersOf } from '../queue/turn/called-places.ts';
import { membersOf } from '../views/view-group.ts';

/** Calls of each group that an agency sees. */
const callCount = 20;

/** Yields the groups with how many wait in each. */
export function* composeGroupQueueSizes(day: OrganisationDay): Generator<Statement, QueueSize[], unknown> {
  const places = yield* readPlaces(day.organisationGid);
  const sizes: QueueSize[] = [];
  for (const drawn of queuesBehind(places)) {
    if (!drawn.group) continue;
    const queue = yield* currentQueue(drawn.place, day);
    const full = yield* isFull(drawn.place, queue);
    sizes.push({
      groupGid: drawn.group.gid,
      name: drawn.group.body.name,
      waiting: yield* countWaiting(queue.gid),
      lastNumber: yield* lastDrawn(queue.gid),
      width: numberWidth(queue.startingNumber),
      open: issues(drawn, places) && queue.issuing === 'open' && !full,
      paused: queue.issuing === 'paused',
      ...(full && { full }),
    });
  }
  return sizes;
}

/** Yields the last calls of today of the groups: of all, of those that a lobby shows, or of one. */
export function* composeGroupHistory(
  day: OrganisationDay,
  { panelGid, groupGid }: { readonly panelGid?: string | undefined; readonly groupGid?: string | undefined },
): Generator<Statement, GroupHistory[], unknown> {
  const { organisationGid } = day;
  const all = yield* listDocuments('group', organisationGid);
  const shown = panelGid
    ? new Set((yield* readDeviceScope(organisationGid, panelGid)).places.map(({ group }) => group?.gid))
    : undefined;
  const groups = all.filter(({ gid }) => (!shown || shown.has(gid)) && (!groupGid || gid === groupGid));
  if (groupGid && groups.length === 0) throw new Refusal({ code: 'not_found', field: 'groupGid' });
  const places = yield* readPlaces(organisationGid);
  const histories: GroupHistory[] = [];
  for (const group of groups) histories.push(yield* historyOf(group, places, day));
  return histories;
}

function* historyOf(
  group: Document<'group'>,
  places: readonly CounterPlace[],
  day: OrganisationDay,
): Generator<Statement, GroupHistory, unknown> {
  const { gid, body } = group;
  const [first] = membersOf(group, places);
  const calls: HistoryCall[] = [];
  for (const { panel } of callersOf(gid, places)) {
    const rows = yield* all<{ number: number; at: number; kind: EventKind }>(
      'event',
      `SELECT number, at, kind FROM event
       WHERE organisation_gid = ? AND panel_gid = ? AND kind IN ${callsList} AND substr(queue_gid, 1, ?) = ? AND at >= ?
       ORDER BY seq DESC LIMIT ?`,
      day.organisationGid,
      panel.gid,
      gid.length + 1,
      `${gid}.`,
      day.moment.dayStartedAt,
      callCount * 2,
    );
    const counterName = panel.body.counterName || panel.body.name;
    for (const { number, at, kind } of callsThatStand(rows)) {
      calls.push({ number, panelGid: panel.gid, counterName, calledAt: at, recalled: kind === 'recalled' });
    }
  }
  return {
    groupGid: gid,
    name: body.name,
    waiting: first ? yield* countWaiting((yield* currentQueue(first, day)).gid) : 0,
    calls: calls.sort((one, other) => other.calledAt - one.calledAt).slice(0, callCount),
  };
}
