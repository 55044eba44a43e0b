import { all, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';

/** Yields a number of the patient of each of some appointments; those that are none, or have no number, have none. */
export function* patientsOfRecords(
  organisationGid: string,
  gids: readonly string[],
): Generator<Statement, string[], unknown> {
  const rows = yield* all<{ patient: string }>(
    'appointment',
    `SELECT COALESCE(NULLIF(patient_key, ''), record_key) AS patient FROM appointment
     WHERE organisation_gid = ? AND gid IN ${placeholders(gids)}`,
    organisationGid,
    ...gids,
  );
  return rows.flatMap(({ patient }) => (patient ? [patient] : []));
}
