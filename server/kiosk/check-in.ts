import type { CheckInResult, CheckInResultList, OfferedCounter } from '#generated/shapes.ts';
import { checkInOne, isArrival } from '../appointments/check-in-one.ts';
import { outcomeOf } from '../appointments/check-in-outcome.ts';
import { all, type Context, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { readDeviceScope } from '../desk/device-scope.ts';
import { letsChoose, offeredCounters, requireOffered } from '../desk/offered-counters.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import {
  type AppointmentRow,
  appointmentColumns,
  appointmentFrom,
  type FlatAppointment,
} from '../queue/appointment-row.ts';
import { type CounterPlace, currentQueue, type OrganisationDay, readDay, readPlaces } from '../queue/place.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';
import { readStaffLimits } from '../queue/read-staff.ts';
import { stopOf } from './check-in-stop.ts';
import { printCheckIn } from './print-check-in.ts';

export interface CheckInArgument {
  readonly organisationGid: string;
  /** Card number, medical record number or appointment id, as read or typed. */
  readonly identifier: string;
  /** Take the identifier for a patient's id and nothing else. */
  readonly only?: 'patientId';
  /** The counter of a common queue that the patient chose. */
  readonly counterGid?: string | undefined;
  /** Whether the kiosk can ask for a counter: then it is asked first where patients choose. */
  readonly asksCounter?: boolean | undefined;
  /** The kiosk's panel; null for people. */
  readonly kioskPanelGid: string | null;
  /** The member of staff who calls: patients of panels that they may not serve belong elsewhere. */
  readonly staffGid?: string | undefined;
  /** Of this server, as the kiosk writes it: where the code on the slip leads. */
  readonly origin?: string | undefined;
}

const resultLimit = 20;

/**
 * Command: checks a patient in for today's appointments at the rooms of the kiosk, or of the member of staff, and says of
 * each what became of it.
 */
export const checkIn = defineCommand(
  import.meta.url,
  'checkIn',
  function* (
    { organisationGid, identifier, only, counterGid, asksCounter, kioskPanelGid, staffGid, origin }: CheckInArgument,
    context: Context,
  ): Generator<Statement, CheckInResultList, unknown> {
    yield* takeLog(organisationGid, context);
    const day = yield* readDay(organisationGid, context.now);
    const scope = kioskPanelGid ? yield* readDeviceScope(organisationGid, kioskPanelGid) : undefined;
    if (scope && stopOf(scope).stopped) throw new Refusal({ code: 'check_in_stopped' });
    const appointments = yield* findToday(day, identifier, only);
    if (appointments.length === 0) throw new Refusal({ code: 'no_appointment_today' });
    const places = yield* readPlaces(organisationGid);
    const mayActFor = yield* readStaffLimits(organisationGid, staffGid);
    const covered = (scope?.places ?? places).filter(({ panel }) => mayActFor(panel.gid));
    const visits = appointments.flatMap((appointment) => {
      const place = covered.find(({ panel }) => panel.gid === appointment.panelGid);
      return place ? [{ appointment, place }] : [];
    });
    const mayChoose = asksCounter || counterGid !== undefined;
    const offered = mayChoose ? yield* offeredTo(day, visits, places) : [];
    if (asksCounter && offered.length > 0) return { data: [], counters: offered };
    requireOffered(offered, counterGid);
    const data: CheckInResult[] = [];
    for (const { appointment, place } of visits) {
      const chosen = place.group?.body.members.includes(counterGid ?? '') ? counterGid : undefined;
      const result = yield* checkInOne(context, day, appointment, place, false, chosen);
      data.push(result);
      if (kioskPanelGid && origin) yield* printCheckIn(context, day, { panelGid: kioskPanelGid, origin }, result);
    }
    // Of appointments at other rooms it says only that the desk knows more: not whose, not where.
    if (data.length === 0) throw new Refusal({ code: 'appointment_elsewhere' });
    return { data };
  },
);

interface Visit {
  readonly appointment: AppointmentRow;
  readonly place: CounterPlace;
}

/** Yields the counters among which a patient chooses who would come to stand in a common queue now. */
function* offeredTo(
  day: OrganisationDay,
  visits: readonly Visit[],
  places: readonly CounterPlace[],
): Generator<Statement, OfferedCounter[], unknown> {
  for (const { appointment, place } of visits) {
    if (!letsChoose(place, day)) continue;
    const ticket = yield* readTicketOfAppointment(appointment.gid);
    if (!isArrival(outcomeOf(day, appointment, place, ticket))) continue;
    const offered = yield* offeredCounters(place, places, day, yield* currentQueue(place, day));
    if (offered.length > 0) return offered;
  }
  return [];
}

/** Yields a patient's appointments of the business day. */
export function* findToday(
  { organisationGid, moment }: OrganisationDay,
  identifier: string,
  only: CheckInArgument['only'],
): Generator<Statement, AppointmentRow[], unknown> {
  const key = identifierKey(identifier);
  const rows = yield* all<FlatAppointment>(
    'appointment',
    `SELECT ${appointmentColumns} FROM appointment a
     WHERE a.organisation_gid = ? AND a.inspection_day = ?
       AND (a.patient_key = ?${only ? '' : ' OR a.record_key = ? OR a.appointment_id = ?'})
     ORDER BY CASE a.shift WHEN 'morning' THEN 0 WHEN 'afternoon' THEN 1 WHEN 'evening' THEN 2 ELSE 3 END,
       a.serial_number, a.gid
     LIMIT ?`,
    organisationGid,
    moment.serviceDate,
    key,
    ...(only ? [] : [key, identifier.trim()]),
    resultLimit,
  );
  return rows.map(appointmentFrom);
}
