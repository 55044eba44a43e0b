import type { Counter, CounterList } from '#generated/shapes.ts';
import { one, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { getDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { begunQueues } from '../queue/begun-queues.ts';
import { numberWidth } from '../queue/number-width.ts';
import { type CounterPlace, type OrganisationDay, readDay, readPlaces } from '../queue/place.ts';
import { readCounter } from '../queue/read-rows.ts';
import { mayServe } from '../queue/read-staff.ts';
import type { CounterRow } from '../queue/rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { waitingList } from '../queue/status-groups.ts';
import { todaysCall } from '../views/queue-state.ts';

/** Yields the counters that a member of staff may serve; refuses (no_panel_yet) where the organisation has none. */
export function* listCounters(
  organisationGid: string,
  staffGid: string,
  now: number,
): Generator<Statement, CounterList, unknown> {
  const staff = yield* getDocument('staff', organisationGid, staffGid);
  const places = yield* readPlaces(organisationGid);
  if (places.length === 0) throw new Refusal({ code: 'no_panel_yet' });
  const apns = (yield* listDocuments('apn', organisationGid)).filter(({ body }) => body.enabled !== false);
  const day = yield* readDay(organisationGid, now);
  const data: Counter[] = [];
  for (const place of places) {
    if (!mayServe(staff?.body.panels, place.panel.gid) || place.panel.body.status === 'disable') continue;
    const apn = apns.find(({ body }) => body.panels?.includes(place.panel.gid));
    const row = yield* readCounter(place.panel.gid);
    const counter = { ...counterOf(place, row), ...(yield* howItGoes(place, day, row)) };
    data.push({ ...counter, ...(apn && { apn: apn.body.code, apnName: apn.body.name }) });
  }
  return { serverTime: now, data: data.slice(0, 500) };
}

function counterOf({ panel, group, variant, callingMode }: CounterPlace, counter: CounterRow | undefined): Counter {
  const { name, counterName, departmentName, roomCode } = panel.body;
  return {
    panelGid: panel.gid,
    name,
    ...(counterName && { counterName }),
    ...(departmentName && { departmentName }),
    ...(roomCode && { roomNo: roomCode }),
    ...(group && { groupGid: group.gid, groupName: group.body.name }),
    variant,
    callingMode,
    service: counter?.service ?? 'unlogin',
    ...(counter?.staffGid && { staffGid: counter.staffGid }),
    ...(counter?.staffName && { staffName: counter.staffName }),
  };
}

/** Yields whom a counter has called, how many wait there and since when: who is behind is seen before one goes there. */
function* howItGoes(
  place: CounterPlace,
  day: OrganisationDay,
  counter: CounterRow | undefined,
): Generator<Statement, Pick<Counter, 'waiting' | 'waitingSince' | 'currentNumber' | 'width'>, unknown> {
  const queue = yield* servedQueue(place, day, counter);
  const call = todaysCall(counter, day.moment.serviceDate);
  // Who is left from the morning waits here too, and nobody may have opened the room since.
  const begun = yield* begunQueues(place, day);
  const line = yield* one<{ waiting: number; since: number | null }>(
    'ticket',
    `SELECT count(*) AS waiting, min(arrived_at) AS since FROM ticket
     WHERE queue_gid IN ${placeholders(begun)} AND status IN ${waitingList} AND status <> 'registering'
       AND coalesce(for_counter_gid, chosen_counter_gid, ?) = ?`,
    ...begun.map(({ gid }) => gid),
    place.panel.gid,
    place.panel.gid,
  );
  return {
    width: numberWidth(queue.startingNumber),
    ...(call && { currentNumber: call.number }),
    ...(place.callingMode !== 0 && { waiting: Number(line?.waiting ?? 0) }),
    ...(line?.since != null && { waitingSince: Number(line.since) }),
  };
}
