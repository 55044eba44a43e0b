import type { CheckInResult, CheckInResultList, ChosenCounter, CounterQuestion } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { checkInOne, isArrival } from '../appointments/check-in-one.ts';
import { outcomeOf } from '../appointments/check-in-outcome.ts';
import { whereSent } from '../appointments/where-sent.ts';
import { all, type Context, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { readDeviceScope } from '../desk/device-scope.ts';
import { stopOf } from '../desk/device-stop.ts';
import { letsChoose, offeredCounters, requireOffered } from '../desk/offered-counters.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { hasSlip } from '../print-queue/own-slips.ts';
import {
  type AppointmentRow,
  appointmentColumns,
  appointmentFrom,
  type FlatAppointment,
  gidsMeeting,
} from '../queue/appointment-row.ts';
import { type CounterPlace, currentQueue, type OrganisationDay, readDay, readPlaces } from '../queue/place.ts';
import { queueNamesRead } from '../queue/queue-names.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';
import { readStaffLimits } from '../queue/read-staff.ts';
import { sessionOrder } from '../queue/sessions.ts';
import { printCheckIn } from './print-check-in.ts';

export interface CheckInArgument {
  readonly organisationGid: string;
  /** Card number, medical record number or appointment id, as read or typed. */
  readonly identifier: string;
  /** Take the identifier for a patient's id and nothing else. */
  readonly only?: 'patientId';
  /** Whether somebody typed it: then nobody knows the case of its letters. */
  readonly typed?: boolean | undefined;
  /** What the patient answered for each common queue that was asked about. */
  readonly choices?: readonly ChosenCounter[] | undefined;
  /** Whether the kiosk can ask for a counter: then it is asked first, for one common queue after the other. */
  readonly asksCounter?: boolean | undefined;
  /** The kiosk's panel; null for people. */
  readonly kioskPanelGid: string | null;
  /** The member of staff who calls: patients of panels that they may not serve belong elsewhere. */
  readonly staffGid?: string | undefined;
  /** Of this server, as the kiosk writes it: where the code on the slip leads. */
  readonly origin?: string | undefined;
  /** In which the kiosk is read, and its slip. */
  readonly language?: Locale | undefined;
}

/** What a patient is looked for by. */
type Sought = Pick<CheckInArgument, 'identifier' | 'only' | 'typed'>;

const resultLimit = 20;

/** The ID of an appointment, written as `identifierKey` writes what is typed; it has an index. */
const typedId = `UPPER(REPLACE(a.appointment_id, ' ', ''))`;

/**
 * Command: checks a patient in for today's appointments at the rooms of the kiosk, or of the member of staff, and says of
 * each what became of it.
 */
export const checkIn = defineCommand(
  import.meta.url,
  'checkIn',
  function* (argument: CheckInArgument, context: Context): Generator<Statement, CheckInResultList, unknown> {
    const { organisationGid, choices = [], asksCounter, kioskPanelGid, staffGid, origin, language } = argument;
    yield* takeLog(organisationGid, context);
    const day = yield* readDay(organisationGid, context.now);
    const scope = kioskPanelGid ? yield* readDeviceScope(organisationGid, kioskPanelGid) : undefined;
    if (scope && stopOf(scope).stopped) throw new Refusal({ code: 'check_in_stopped' });
    const appointments = theOneMeant(yield* findToday(day, argument), argument);
    if (appointments.length === 0) throw new Refusal({ code: 'no_appointment_today' });
    const places = yield* readPlaces(organisationGid);
    const mayActFor = yield* readStaffLimits(organisationGid, staffGid);
    const covered = (scope?.places ?? places).filter(({ panel }) => mayActFor(panel.gid));
    const visits = yield* visitsAt(covered, appointments, places);
    const chosen = new Map(choices.map(({ groupGid, counterGid }) => [groupGid, counterGid]));
    const questions = asksCounter || chosen.size > 0 ? yield* questionsOf(day, visits, places) : [];
    const asked = asksCounter && questions.find(({ groupGid }) => !chosen.has(groupGid));
    if (asked) return { data: [], asked };
    for (const [groupGid, counterGid] of chosen) {
      requireOffered(questions.find((question) => question.groupGid === groupGid)?.counters ?? [], counterGid);
    }
    const data: CheckInResult[] = [];
    for (const { appointment, place } of visits) {
      const counterGid = place.group && chosen.get(place.group.gid);
      const result = yield* checkInOne(context, day, appointment, place, false, counterGid);
      if (kioskPanelGid) yield* printCheckIn(context, day, { panelGid: kioskPanelGid, origin, language }, result);
      const isOnPaper = result.ticketKey && (yield* hasSlip(organisationGid, result.ticketKey));
      data.push({ ...result, ...(isOnPaper && { hasSlip: true }) });
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

/** Yields the appointments of a kiosk's places: those booked there, and those whose patients were sent there. */
function* visitsAt(
  covered: readonly CounterPlace[],
  appointments: readonly AppointmentRow[],
  places: readonly CounterPlace[],
): Generator<Statement, Visit[], unknown> {
  const visits: Visit[] = [];
  for (const appointment of appointments) {
    const isBooked = ({ panel }: CounterPlace) => panel.gid === appointment.panelGid;
    const place = covered.find(isBooked) ?? (yield* sentTo(covered, places.find(isBooked), appointment));
    if (place) visits.push({ appointment, place });
  }
  return visits;
}

/** Yields which of some places it is to which the patient of an appointment was sent from another one. */
function* sentTo(
  covered: readonly CounterPlace[],
  booked: CounterPlace | undefined,
  { gid }: AppointmentRow,
): Generator<Statement, CounterPlace | undefined, unknown> {
  if (!booked) return undefined;
  const there = yield* whereSent(booked, yield* readTicketOfAppointment(gid));
  return covered.find(({ panel }) => panel.gid === there.panel.gid);
}

/** Yields what a patient is asked for each common queue in which they would come to stand now. */
function* questionsOf(
  day: OrganisationDay,
  visits: readonly Visit[],
  places: readonly CounterPlace[],
): Generator<Statement, CounterQuestion[], unknown> {
  const questions = new Map<string, CounterQuestion>();
  for (const { appointment, place } of visits) {
    const { group } = place;
    if (!group || questions.has(group.gid) || !letsChoose(place, day)) continue;
    const ticket = yield* readTicketOfAppointment(appointment.gid);
    if (!isArrival(outcomeOf(day, appointment, place, ticket))) continue;
    const counters = yield* offeredCounters(place, places, day, yield* currentQueue(place, day));
    if (counters.length === 0) continue;
    questions.set(group.gid, { groupGid: group.gid, ...(yield* queueNamesRead(place)), counters });
  }
  return [...questions.values()];
}

/**
 * Of what was found, what was read as it is written: one card, or one appointment.
 * @throws Refusal appointment_ids_alike where the ID of an appointment may be another one's, or somebody's number, and
 * where the card of one patient is the record number of another
 */
function theOneMeant(found: readonly AppointmentRow[], { identifier, typed }: Sought): readonly AppointmentRow[] {
  const key = identifierKey(identifier);
  const isOwn = ({ body }: AppointmentRow) =>
    [body.patientId, body.medicalRecordNumber].some((number) => number && identifierKey(number) === key);
  const asWritten = found.filter((one) => isOwn(one) || one.body.appointmentId === identifier.trim());
  const meant = typed || asWritten.length === 0 ? found : asWritten;
  const isUnclear = !meant.every(isOwn) || areTwoPatients(meant, key);
  if (meant.length > 1 && isUnclear) throw new Refusal({ code: 'appointment_ids_alike' });
  return meant;
}

/** Whether a number is the card of one and the record of another: of one of them the other number is known, and differs. */
function areTwoPatients(rows: readonly AppointmentRow[], key: string): boolean {
  const cards = rows.map(({ body }) => identifierKey(body.patientId ?? ''));
  const records = rows.map(({ body }) => identifierKey(body.medicalRecordNumber ?? ''));
  const isOther = (number: string) => number !== '' && number !== key;
  const hasBoth = cards.some((card, index) => card === key && records[index] === key);
  if (hasBoth || !cards.includes(key) || !records.includes(key)) return false;
  return cards.some(isOther) || records.some(isOther);
}

/** Yields a patient's appointments of the business day. */
export function* findToday(
  { organisationGid, moment }: OrganisationDay,
  { identifier, only }: Sought,
): Generator<Statement, AppointmentRow[], unknown> {
  const key = identifierKey(identifier);
  if (key === '') return [];
  const numbers: [column: string, value: string][] = [['a.patient_key', key]];
  if (!only) numbers.push(['a.record_key', key], [typedId, key], ['a.appointment_id', identifier.trim()]);
  const borne = numbers.map(([column, value]) => ({ sql: `${column} = ?`, values: [value] }));
  const found = gidsMeeting(organisationGid, ...borne);
  const rows = yield* all<FlatAppointment>(
    'appointment',
    `SELECT ${appointmentColumns} FROM appointment a
     WHERE a.gid IN (${found.sql}) AND a.inspection_day = ?
     ORDER BY ${sessionOrder('a.shift')}, a.serial_number, a.gid
     LIMIT ?`,
    ...found.values,
    moment.serviceDate,
    resultLimit,
  );
  return rows.map(appointmentFrom);
}
