import type { PersonalDataErased } from '#generated/shapes.ts';
import { formerNames } from '../appointments/record-change.ts';
import type { Call } from '../call/handler.ts';
import type { Database } from '../database/database.ts';
import { eraseVisit, notePersonalData, redactAnswers } from './commands.ts';
import { appointmentsOf } from './find-person.ts';
import { storedAnswers } from './stored-answers.ts';
import { appointmentsIn, signsOf, type Traces, withTraces } from './without-person.ts';

interface Person {
  readonly database: Database;
  readonly organisationGid: string;
  readonly identifier: string;
}

interface Erasing extends Person {
  readonly mark: string;
  readonly write: Call<'erasePersonalData'>['write'];
}

/**
 * Erases a patient: out of the stored answers, and appointment after appointment, each in a command of its own. May be
 * sent again when it was cut short: what is left is found by the same identifier. Refuses a patient who waits now.
 */
export async function erasePerson(erasing: Erasing): Promise<PersonalDataErased> {
  const { database, organisationGid, identifier, mark, write } = erasing;
  let [visits, tickets, answers] = [0, 0, 0];
  let traces = await tracesInAnswers(erasing);
  for (;;) {
    const rows = await database.query(appointmentsOf(organisationGid, identifier));
    for (const { gid, body } of rows) {
      traces = withTraces(traces, { gid, ...body }, await database.query(formerNames(organisationGid, gid)));
    }
    // Before the appointments, which say what to look for; and after the last, for what was answered meanwhile.
    answers += await redactAll(erasing, traces);
    if (rows.length === 0) break;
    for (const { gid } of rows) {
      const done = await write(eraseVisit, { organisationGid, gid });
      visits += 1;
      tickets += done.tickets;
    }
  }
  await write(notePersonalData, { organisationGid, action: 'erased', mark, visits });
  return { visits, tickets, answers };
}

/** Of appointments that were removed since they were answered, which stand nowhere else any more. */
async function tracesInAnswers({ database, organisationGid, identifier }: Person): Promise<Traces> {
  let traces: Traces = { gids: [], names: [] };
  for await (const rows of storedAnswers(database, organisationGid)) {
    for (const found of rows.flatMap(({ answer }) => appointmentsIn(answer, identifier))) {
      traces = withTraces(traces, found);
    }
  }
  return traces;
}

/** Goes through the organisation's stored answers; answers how many named the patient. */
async function redactAll({ database, organisationGid }: Person, traces: Traces): Promise<number> {
  const signs = signsOf(traces);
  let redacted = 0;
  for await (const rows of storedAnswers(database, organisationGid)) {
    const keys = rows.filter(({ answer }) => signs.some((sign) => answer.includes(sign))).map(({ key }) => key);
    if (keys.length > 0) redacted += await database.write(redactAnswers, { organisationGid, keys, traces });
  }
  return redacted;
}
