import type { PersonalDataErased } from '#generated/shapes.ts';
import type { Call } from '../call/handler.ts';
import type { Database } from '../database/database.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import { maskName } from '../views/mask-name.ts';
import { eraseVisit, notePersonalData, redactAnswers } from './commands.ts';
import { appointmentsOf } from './find-person.ts';

/** Stored answers read at once. */
const answersAtOnce = 50;

interface Erasing {
  readonly database: Database;
  readonly organisationGid: string;
  readonly identifier: string;
  readonly mark: string;
  readonly write: Call<'erasePersonalData'>['write'];
}

/**
 * Erases a patient: appointment after appointment, each in a command of its own, then the stored answers. May be sent
 * again when it was cut short: what is left is found by the same identifier. Refuses a patient who waits now.
 */
export async function erasePerson(erasing: Erasing): Promise<PersonalDataErased> {
  const { database, organisationGid, identifier, mark, write } = erasing;
  let [visits, tickets] = [0, 0];
  const values = new Set<string>([identifier]);
  for (;;) {
    const rows = await database.query(appointmentsOf(organisationGid, identifier));
    if (rows.length === 0) break;
    for (const row of rows) {
      const done = await write(eraseVisit, { organisationGid, gid: row.gid });
      for (const value of valuesOf(row)) values.add(value);
      visits += 1;
      tickets += done.tickets;
    }
  }
  const answers = await redactAll(database, organisationGid, [...values]);
  await write(notePersonalData, { organisationGid, action: 'erased', mark, visits });
  return { visits, tickets, answers };
}

/** What names the patient in an answer, be it as screens show the name, without the spaces that it was pushed with. */
function valuesOf({ body }: AppointmentRow): string[] {
  const { name, secondName, patientId, medicalRecordNumber, appointmentId, birthday } = body;
  const shown = (['full', 'middle'] as const).map((mask) => maskName(name, mask));
  return [name, ...shown, secondName, patientId, medicalRecordNumber, appointmentId, birthday].filter(
    (value) => value !== undefined,
  );
}

/** Goes through the organisation's stored answers, some at a time. */
async function redactAll(database: Database, organisationGid: string, values: string[]): Promise<number> {
  let redacted = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: { key: string; answer: string }[] = await database.read(
      'idempotency',
      'SELECT key, answer FROM idempotency WHERE organisation_gid = ? AND key > ? ORDER BY key LIMIT ?',
      organisationGid,
      after,
      answersAtOnce,
    );
    const written = values.map((value) => JSON.stringify(value));
    const keys = rows.filter(({ answer }) => written.some((value) => answer.includes(value))).map(({ key }) => key);
    if (keys.length > 0) redacted += await database.write(redactAnswers, { organisationGid, keys, values });
    after = rows.length === answersAtOnce ? rows.at(-1)?.key : undefined;
  }
  return redacted;
}
