import { one, type Statement } from '../database/command.ts';

/** Yields whether staff have put tags on an appointment here, or taken some off: its system does not know of that. */
export function* wasTaggedHere(
  organisationGid: string,
  appointmentGid: string,
): Generator<Statement, boolean, unknown> {
  const found = yield* one<{ number: number }>(
    'appointment_change',
    `SELECT number FROM appointment_change
     WHERE organisation_gid = ? AND appointment_gid = ? AND action = 'tagged' LIMIT 1`,
    organisationGid,
    appointmentGid,
  );
  return found !== undefined;
}
