import type { SqlValue, Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { findDocument, getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { type Condition, gidsMeeting } from '../queue/appointment-row.ts';
import { readPlaces } from '../queue/place.ts';
import { placeOfRoom } from './room.ts';

const departmentCode = `lower(json_extract(a.body, '$.departmentCode'))`;

type Lookup = (organisationGid: string, value: string) => Generator<Statement, Condition, unknown>;

/** By what appointments are looked up, as conditions on the appointment d. */
export const lookups = {
  *room(organisationGid, value) {
    const place = placeOfRoom(yield* readPlaces(organisationGid), value);
    return condition('d.panel_gid = ?', place.panel.gid);
  },

  // The clinic's own code; or, where the hospital system sends the department's code or none, the clinic's panels.
  *apn(organisationGid, value) {
    const apn = yield* findDocument('apn', organisationGid, 'code', value);
    if (!apn) throw new Refusal({ code: 'apn_not_found', field: 'apn' });
    const { code, panels = [], department: departmentGid = '' } = apn.body;
    const department = yield* getDocument('department', organisationGid, departmentGid);
    const shared = (department?.body.code ?? code).toLowerCase();
    const own = condition(`${departmentCode} = ?`, code.toLowerCase());
    if (panels.length === 0) return anyOf(organisationGid, own);
    const shown = `a.panel_gid IN ${placeholders(panels)}`;
    const ofPanels = condition(`${shown} AND coalesce(${departmentCode}, ?) = ?`, ...panels, shared, shared);
    return anyOf(organisationGid, own, ofPanels);
  },

  *department(organisationGid, value) {
    const department = yield* findDocument('department', organisationGid, 'code', value);
    return anyOf(
      organisationGid,
      condition(`${departmentCode} = ?`, value.toLowerCase()),
      condition(`json_extract(a.body, '$.department') = ?`, department?.body.name ?? value),
    );
  },

  *doctor(organisationGid, value) {
    const doctor = yield* findDocument('doctor', organisationGid, 'code', value);
    return condition(`json_extract(d.body, '$.doctor') = ?`, doctor?.body.name ?? value);
  },

  // biome-ignore lint/correctness/useYield: a generator like the other lookups
  *patient(organisationGid, value) {
    const key = identifierKey(value);
    // Nobody is meant by a number that is empty, least of all those who have none.
    if (key === '') return condition('FALSE');
    return anyOf(organisationGid, condition('a.patient_key = ?', key), condition('a.record_key = ?', key));
  },

  // biome-ignore lint/correctness/useYield: a generator like the other lookups
  *tag(_organisationGid, value) {
    return bearing(value);
  },
} satisfies Record<string, Lookup>;

export type LookupName = keyof typeof lookups;

/** Appointments d that bear a tag. */
export function bearing(tag: string): Condition {
  return condition(`EXISTS (SELECT 1 FROM json_each(d.body, '$.tags') AS borne WHERE borne.value = ?)`, tag);
}

function condition(sql: string, ...values: SqlValue[]): Condition {
  return { sql, values };
}

/** Appointments d that meet one of the conditions on a. */
function anyOf(organisationGid: string, ...conditions: Condition[]): Condition {
  const { sql, values } = gidsMeeting(organisationGid, ...conditions);
  return condition(`d.gid IN (${sql})`, ...values);
}
