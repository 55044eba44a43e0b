import type { PatientListState } from '#generated/values.ts';
import type { OrganisationDay } from '../queue/place.ts';
import type { QueueRow } from '../queue/rows.ts';
import { sessions } from '../queue/sessions.ts';
import type { Person } from './read-people.ts';

/** Who is here and will be called. */
const waits: readonly (string | undefined)[] = ['awaiting', 'checkBack', 'temporarilyAway'];

/** Somebody on a list of appointments; without a status there is no ticket yet. */
type Listed = Pick<Person, 'appointment'> & Partial<Pick<Person, 'status' | 'lane' | 'checkedInAt'>>;

/**
 * What a list of appointments says of a patient beyond the status: who came late, and who never came to a session that
 * is over. Undefined where the status says all.
 */
export function patientStateOf(
  { status, lane, checkedInAt, appointment }: Listed,
  { session }: Pick<QueueRow, 'session'>,
  { moment }: Pick<OrganisationDay, 'moment'>,
): PatientListState | undefined {
  const own = appointment?.shift ?? 'day';
  const ofOtherSession = own !== 'day' && session !== 'day' && own !== session;
  if (checkedInAt && waits.includes(status) && (lane === 'late' || ofOtherSession)) return 'lateArrival';
  const absent = status === undefined || status === 'registering';
  return absent && own !== 'day' && sessions.indexOf(own) < sessions.indexOf(moment.session) ? 'expired' : undefined;
}
