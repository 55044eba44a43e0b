import type { Handlers } from '../call/handler.ts';
import { all, type Statement } from '../database/command.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { type LogQuery, listEntries, type SoughtPatient } from '../journal/list-entries.ts';
import type { Mark } from './mark.ts';

/** Appointments of one patient whose numbers and looks are looked for as well. */
const mostVisits = 500;

export const readLogHandlers: Handlers<'listReadLogs'> = {
  listReadLogs: ({ organisationGid, query, services }) => {
    const { patient, ...asked } = query;
    const entries = function* () {
      const of = patient ? yield* patientOf(services.readLog.mark, organisationGid, patient) : undefined;
      return yield* listEntries('read', organisationGid, { ...asked, ...(of && { patient: of }) } as LogQuery);
    };
    return services.database.queryLong(entries());
  },
};

/**
 * Yields what an entry has of a patient: the mark of the number that was given or of another that their appointments
 * have, or one of these appointments as its record, where the look was at the changes of it.
 */
function* patientOf(
  mark: Mark,
  organisationGid: string,
  patient: string,
): Generator<Statement, SoughtPatient, unknown> {
  const key = identifierKey(patient);
  const known: { gid: string; patient: string | null; record: string | null }[] = [];
  for (const column of ['patient_key', 'record_key']) {
    known.push(
      ...(yield* all<(typeof known)[number]>(
        'appointment',
        `SELECT gid, patient_key AS patient, record_key AS record FROM appointment
         WHERE gid IN (SELECT gid FROM appointment WHERE organisation_gid = ? AND ${column} = ?) LIMIT ${mostVisits}`,
        organisationGid,
        key,
      )),
    );
  }
  const numbers = [key, ...known.flatMap(({ patient: own, record }) => [own, record])];
  return {
    marks: [...new Set(numbers.flatMap((one) => (one ? [mark(organisationGid, one)] : [])))],
    records: [...new Set(known.map(({ gid }) => gid))],
  };
}
