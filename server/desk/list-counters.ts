import type { Counter, CounterList } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { type CounterPlace, readPlaces } from '../queue/place.ts';
import { readCounter } from '../queue/read-rows.ts';
import { mayServe } from '../queue/read-staff.ts';
import type { CounterRow } from '../queue/rows.ts';

/** Yields the counters that a member of staff may serve; refuses (no_panel_yet) where the organisation has none. */
export function* listCounters(organisationGid: string, staffGid: string): Generator<Statement, CounterList, unknown> {
  const staff = yield* getDocument('staff', organisationGid, staffGid);
  const places = yield* readPlaces(organisationGid);
  if (places.length === 0) throw new Refusal({ code: 'no_panel_yet' });
  const apns = (yield* listDocuments('apn', organisationGid)).filter(({ body }) => body.enabled !== false);
  const data: Counter[] = [];
  for (const place of places) {
    if (!mayServe(staff?.body.panels, place.panel.gid) || place.panel.body.status === 'disable') continue;
    const apn = apns.find(({ body }) => body.panels?.includes(place.panel.gid));
    const counter = counterOf(place, yield* readCounter(place.panel.gid));
    data.push({ ...counter, ...(apn && { apn: apn.body.code, apnName: apn.body.name }) });
  }
  return { data: data.slice(0, 500) };
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
    ...(counter?.staffName && { staffName: counter.staffName }),
  };
}
