import type { AppointmentCreate } from '#generated/shapes.ts';
import { erasedId } from '../appointments/erased.ts';
import { forgetPerson, ofVisit } from '../appointments/record-change.ts';
import { type TicketOfVisit, ticketsOf } from '../appointments/ticket-history.ts';
import { eraseAppointment, tellRooms } from '../appointments/write-appointment.ts';
import { type Context, count, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { newToken } from '../ground/new-token.ts';
import { noteChange } from '../journal/note-change.ts';
import { forgetSlipsOf } from '../print-queue/forget-slips.ts';
import { forgetPhonesOf } from '../push/commands.ts';
import { readAppointment } from '../queue/appointment-row.ts';
import { cancelTicket } from '../queue/cancel-ticket.ts';
import { readDay } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';
import { isHeld, isThere } from './find-person.ts';
import { type Traces, withoutPerson } from './without-person.ts';

interface VisitArgument {
  readonly organisationGid: string;
  readonly gid: string;
}

/**
 * Command: takes the patient out of one appointment; answers how many numbers lost their link to them. What has been
 * stays as a count, under another id and without a name; what is to come goes. Refuses a patient who waits now.
 */
export const eraseVisit = defineCommand(
  import.meta.url,
  'eraseVisit',
  function* (
    { organisationGid, gid }: VisitArgument,
    context: Context,
  ): Generator<Statement, { tickets: number }, unknown> {
    yield* takeLog(organisationGid, context);
    const row = yield* readAppointment(organisationGid, { gid });
    if (!row) return { tickets: 0 };
    const { moment } = yield* readDay(organisationGid, context.now);
    const tickets = yield* ticketsOf(organisationGid, row);
    if (tickets.some((ticket) => isThere(ticket, moment.serviceDate))) throw new Refusal({ code: 'patient_waits' });
    const appointmentId = erasedId(gid);
    const isToCome = !row.body.canceled && row.body.inspectionDay >= moment.serviceDate;
    if (isToCome && !tickets.some(isHeld)) {
      const reserved = yield* readTicketOfAppointment(gid);
      if (reserved) yield* cancelTicket(context, organisationGid, reserved);
      yield* eraseAppointment(gid);
    } else {
      yield* run(
        'appointment',
        `UPDATE appointment SET appointment_id = ?, patient_key = '', record_key = '', body = ?, version = version + 1,
         updated_at = ? WHERE gid = ?`,
        appointmentId,
        JSON.stringify(nobody(row.body, appointmentId)),
        context.now,
        gid,
      );
    }
    yield* forgetPerson(organisationGid, gid, ofVisit);
    yield* run(
      'appointment_change',
      'UPDATE appointment_change SET appointment_id = ? WHERE organisation_gid = ? AND appointment_gid = ?',
      appointmentId,
      organisationGid,
      gid,
    );
    for (const ticket of tickets) yield* cutLink(organisationGid, ticket);
    const sentTo = tickets.map(({ queueGid }) => queueName(queueGid).ownerGid);
    yield* tellRooms(context, organisationGid, [row.panelGid, ...sentTo]);
    return { tickets: tickets.length };
  },
);

/** What an appointment says of its slot, and nothing of who had it. */
function nobody(body: AppointmentCreate, appointmentId: string): AppointmentCreate {
  const { department, departmentCode, room, doctor, nurse, inspectionDay, shift, slotStartTime, slotEndTime } = body;
  return {
    appointmentId,
    department,
    room,
    inspectionDay,
    shift,
    serialNumber: body.serialNumber,
    name: '＊',
    ...(departmentCode && { departmentCode }),
    ...(doctor && { doctor }),
    ...(nurse && { nurse }),
    ...(slotStartTime && { slotStartTime }),
    ...(slotEndTime && { slotEndTime }),
    ...(body.canceled && { canceled: true }),
  };
}

/** The key on the patient's slip opens nothing any more; the log says the same key as the ticket. */
function* cutLink(organisationGid: string, { gid, issuedAt }: TicketOfVisit): Generator<Statement, void, unknown> {
  yield* forgetSlipsOf(organisationGid, gid);
  yield* forgetPhonesOf(gid);
  const accessKey = newToken();
  yield* run('ticket', 'UPDATE ticket SET access_key = ? WHERE gid = ?', accessKey, gid);
  const issued = yield* one<{ seq: number; payload: string }>(
    'event',
    `SELECT seq, payload FROM event WHERE organisation_gid = ? AND at = ? AND kind = 'issued' AND ticket_gid = ?`,
    organisationGid,
    issuedAt,
    gid,
  );
  if (!issued) return;
  yield* run(
    'event',
    'UPDATE event SET payload = ? WHERE organisation_gid = ? AND seq = ?',
    JSON.stringify({ ...JSON.parse(issued.payload), accessKey }),
    organisationGid,
    issued.seq,
  );
}

interface AnswersArgument {
  readonly organisationGid: string;
  readonly keys: readonly string[];
  readonly traces: Traces;
}

/** Command: takes a patient out of answers that are kept for requests sent twice; answers how many named them. */
export const redactAnswers = defineCommand(
  import.meta.url,
  'redactAnswers',
  function* ({ organisationGid, keys, traces }: AnswersArgument): Generator<Statement, number, unknown> {
    let redacted = 0;
    for (const key of keys) {
      const row = yield* one<{ answer: string }>(
        'idempotency',
        'SELECT answer FROM idempotency WHERE organisation_gid = ? AND key = ?',
        organisationGid,
        key,
      );
      const answer = row && withoutPerson(row.answer, traces);
      if (!row || answer === row.answer) continue;
      redacted += yield* count(
        'idempotency',
        'UPDATE idempotency SET answer = ? WHERE organisation_gid = ? AND key = ?',
        answer ?? '',
        organisationGid,
        key,
      );
    }
    return redacted;
  },
);

interface NoteArgument {
  readonly organisationGid: string;
  readonly action: 'exported' | 'erased';
  /** What stands for the identifier: who does not have the installation's key cannot tell whose it is. */
  readonly mark: string;
  readonly visits: number;
}

/** Command: notes that a patient's data were handed out or erased; with the latter go pictures of screens. */
export const notePersonalData = defineCommand(
  import.meta.url,
  'notePersonalData',
  function* (
    { organisationGid, action, mark, visits }: NoteArgument,
    context: Context,
  ): Generator<Statement, void, unknown> {
    if (action === 'erased') {
      context.lastTraceGone = true;
      yield* run(
        'screen',
        'UPDATE screen SET picture = NULL, picture_at = NULL WHERE organisation_gid = ?',
        organisationGid,
      );
    }
    const changes = [{ field: 'visits', after: String(visits) }];
    yield* noteChange(context, { organisationGid, action, family: 'personalData', recordGid: mark, changes });
  },
);
