import type { SqlValue, Statement } from '../database/command.ts';
import { findDocument, getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { readPlaces } from '../queue/place.ts';
import type { Condition } from './appointment-row.ts';
import { placeOfRoom } from './room.ts';
import { identifierKey } from './write-appointment.ts';

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
    const shown = panels.length > 0 ? `d.panel_gid IN (${panels.map(() => '?').join(', ')})` : '1 = 0';
    const own = `lower(${column('departmentCode')})`;
    return condition(
      `(${own} = ? OR ((${own} IS NULL OR ${own} = ?) AND ${shown}))`,
      code.toLowerCase(),
      (department?.body.code ?? code).toLowerCase(),
      ...panels,
    );
  },

  *department(organisationGid, value) {
    const department = yield* findDocument('department', organisationGid, 'code', value);
    return condition(
      `(lower(${column('departmentCode')}) = ? OR ${column('department')} = ?)`,
      value.toLowerCase(),
      department?.body.name ?? value,
    );
  },

  *doctor(organisationGid, value) {
    const doctor = yield* findDocument('doctor', organisationGid, 'code', value);
    return condition(`${column('doctor')} = ?`, doctor?.body.name ?? value);
  },

  // biome-ignore lint/correctness/useYield: a generator like the other lookups
  *patient(_, value) {
    const key = identifierKey(value);
    return condition(`(d.patient_key = ? OR d.record_key = ?)`, key, key);
  },
} satisfies Record<string, Lookup>;

export type LookupName = keyof typeof lookups;

function condition(sql: string, ...values: SqlValue[]): Condition {
  return { sql, values };
}

function column(name: 'department' | 'departmentCode' | 'doctor'): string {
  return `json_extract(d.body, '$.${name}')`;
}
