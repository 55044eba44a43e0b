import type { Handlers } from '../call/handler.ts';
import { all, type Statement } from '../database/command.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { type LogQuery, listEntries } from '../journal/list-entries.ts';
import type { Mark } from './mark.ts';

/** Other numbers of one patient that are looked for as well. */
const mostOthers = 20;

export const readLogHandlers: Handlers<'listReadLogs'> = {
  listReadLogs: ({ organisationGid, query, services }) => {
    const { patient, ...asked } = query;
    const entries = function* () {
      const patients = patient && (yield* marksOf(services.readLog.mark, organisationGid, patient));
      return yield* listEntries('read', organisationGid, { ...asked, ...(patients && { patients }) } as LogQuery);
    };
    return services.database.queryLong(entries());
  },
};

/**
 * Yields the marks of a patient: of the number that was given, and of the others that their appointments have; an
 * entry has the mark of one of them.
 */
function* marksOf(mark: Mark, organisationGid: string, patient: string): Generator<Statement, string[], unknown> {
  const key = identifierKey(patient);
  const known: { patient: string | null; record: string | null }[] = [];
  for (const column of ['patient_key', 'record_key']) {
    known.push(
      ...(yield* all<(typeof known)[number]>(
        'appointment',
        `SELECT DISTINCT patient_key AS patient, record_key AS record FROM appointment
         WHERE gid IN (SELECT gid FROM appointment WHERE organisation_gid = ? AND ${column} = ?) LIMIT ${mostOthers}`,
        organisationGid,
        key,
      )),
    );
  }
  const numbers = [key, ...known.flatMap(({ patient: own, record }) => [own, record])];
  return [...new Set(numbers.flatMap((one) => (one ? [mark(organisationGid, one)] : [])))];
}
