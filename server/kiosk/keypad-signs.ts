import { one, type Statement, shared } from '../database/command.ts';
import type { OrganisationDay } from '../queue/place.ts';

/** What hospitals write between the parts of a number, besides the hyphen. */
const signs = ['/', '.', '_', ':', '#', '+', '*'];

/**
 * Yields the signs in the numbers of today's appointments that a keypad of letters, digits and the hyphen lacks: a
 * hospital that uses none has no keys for them.
 */
export function keypadSigns({ organisationGid, moment }: OrganisationDay): Generator<Statement, string, unknown> {
  const { serviceDate } = moment;
  return shared(`keypadSigns ${organisationGid} ${serviceDate}`, function* () {
    const used = signs.map(
      (_, place) => `MAX(CASE WHEN numbers <> REPLACE(numbers, ?, '') THEN 1 END) AS sign_${place}`,
    );
    const row = yield* one<Record<string, number | null>>(
      'appointment',
      `SELECT ${used.join(', ')} FROM (
         SELECT a.appointment_id || a.patient_key || a.record_key AS numbers
         FROM appointment a WHERE a.organisation_gid = ? AND a.inspection_day = ?) AS today`,
      ...signs,
      organisationGid,
      serviceDate,
    );
    return signs.filter((_, place) => row?.[`sign_${place}`]).join('');
  });
}
