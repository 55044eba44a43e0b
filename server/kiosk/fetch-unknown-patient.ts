import type { ErrorCode } from '#generated/errors.ts';
import type { OperationId } from '#generated/operations.ts';
import type { AppointmentCreate } from '#generated/shapes.ts';
import { saveAppointments } from '../appointments/save-appointments.ts';
import type { Call } from '../call/handler.ts';
import { one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { askHospitalSystem, type HospitalSystem } from '../hospital-system/ask-hospital-system.ts';
import { readDay } from '../queue/place.ts';
import { contract } from '../shapes/contract.ts';
import { traceparentFor } from '../trace/trace-of-request.ts';
import { type CheckInArgument, findToday } from './check-in.ts';

type Asking = Pick<Call<OperationId>, 'services' | 'log' | 'organisationGid' | 'now' | 'request'>;

interface Unknown extends HospitalSystem {
  readonly date: string;
}

/**
 * Stores what the hospital's own system knows of a patient of whom nothing is known here for today, so that the
 * check-in that follows finds it. Does nothing where the patient is known or the organisation has no such system.
 * @throws Refusal as askHospitalSystem; no_data_contact_it too where none of its appointments can be stored, such as
 * for rooms that we do not have
 */
export async function fetchUnknownPatient(
  { services, log, organisationGid, now, request }: Asking,
  { identifier, only }: Pick<CheckInArgument, 'identifier' | 'only'>,
): Promise<void> {
  const unknown = await services.database.query(readUnknown(organisationGid, identifier, only, now));
  if (!unknown) return;
  try {
    const { appointments, unreadable } = await askHospitalSystem(
      unknown,
      { identifier: identifier.trim(), date: unknown.date },
      services.environment.HOSPITAL_SYSTEM_NETWORKS,
      traceparentFor(request),
    );
    const refused = await storeWhatCan(services, organisationGid, appointments);
    const leftOut = [...unreadable, ...refused];
    if (leftOut.length > 0) {
      const faults = leftOut.flatMap(faultsOf);
      log.warn({ organisationGid, faults }, "some appointments of the hospital's own system are left out");
    }
    if (appointments.length > 0 && !appointments.some((one) => isAskedFor(one, identifier, unknown.date))) {
      log.warn({ organisationGid }, "the hospital's own system gave no appointment of the number and day asked for");
    }
  } catch (error) {
    if (!(error instanceof Refusal) || error.isTemporary()) throw error;
    const codes = codesOf(error);
    // Neither address, key nor patient: the trace id leads to the call.
    log.warn({ organisationGid, faults: faultsOf(error) }, "the hospital's own system gave no appointments");
    if (codes.some((code) => told.has(code))) throw error;
    // Which networks may be called only the operator of this server can say.
    if (codes.includes('address_not_allowed')) throw new Refusal({ code: 'contact_customer_service' });
    throw new Refusal({ code: 'no_data_contact_it' });
  }
}

/**
 * Stores those that can be, in one command: a patient who is booked in a room that we do not have, too, is still expected
 * in the others, and one of whom a part is stored would never be asked for again. Answers why some were left out.
 * @throws Refusal of the first, where none can be stored
 */
async function storeWhatCan(
  { database }: Asking['services'],
  organisationGid: string,
  appointments: readonly AppointmentCreate[],
): Promise<Refusal[]> {
  const refused: Refusal[] = [];
  let items = appointments;
  while (items.length > 0) {
    try {
      await database.write(saveAppointments, { organisationGid, items });
      return refused;
    } catch (error) {
      const place = error instanceof Refusal && !error.isTemporary() ? placeOf(error) : undefined;
      if (place === undefined) throw error;
      refused.push(error as Refusal);
      items = items.toSpliced(place, 1);
    }
  }
  if (refused[0]) throw refused[0];
  return [];
}

/** Place of the appointment that a refusal is about, in the list that was sent. */
function placeOf({ entries }: Refusal): number | undefined {
  const place = /^appointments\.(\d+)/.exec(entries[0]?.field ?? '')?.[1];
  return place === undefined ? undefined : Number(place);
}

/** What the programmer of the hospital's own system reads in our log; a field that we do not know is not named there. */
function faultsOf({ entries }: Refusal): string[] {
  return entries.map(({ code, field }) => {
    const name = field?.split('.').findLast((part) => known.has(part));
    return name ? `${name}: ${code}` : code;
  });
}

const shape = contract.components.schemas.AppointmentCreate as { readonly properties: object };
const known: ReadonlySet<string> = new Set(['appointments', ...Object.keys(shape.properties)]);

/** Whether an appointment is found by what was asked for: of that day, and under that number. */
function isAskedFor(one: AppointmentCreate, identifier: string, date: string): boolean {
  const numbers = [one.patientId, one.medicalRecordNumber, one.appointmentId].map((number) => number ?? '');
  return one.inspectionDay === date && numbers.map(identifierKey).includes(identifierKey(identifier));
}

function codesOf({ entries }: Refusal): ErrorCode[] {
  return entries.map(({ code }) => code);
}

const told: ReadonlySet<string> = new Set([
  'external_api_timeout',
  'external_api_failed',
  'external_api_argument_error',
  'contact_customer_service',
]);

function* readUnknown(
  organisationGid: string,
  identifier: string,
  only: CheckInArgument['only'],
  now: number,
): Generator<Statement, Unknown | undefined, unknown> {
  const row = yield* one<{ url: string | null; getOnly: unknown; key: string | null }>(
    'organisation',
    `SELECT json_extract(body, '$.hospitalSystemUrl') AS url, CAST(json_extract(body, '$.hospitalSystemGetOnly') AS INTEGER) AS "getOnly",
       hospital_system_key AS key
     FROM organisation WHERE gid = ?`,
    organisationGid,
  );
  if (!row?.url) return undefined;
  const day = yield* readDay(organisationGid, now);
  if ((yield* findToday(day, { identifier, only })).length > 0) return undefined;
  const { url, key, getOnly } = row;
  return { url, key: key ?? undefined, getOnly: Number(getOnly) === 1, date: day.moment.serviceDate };
}
