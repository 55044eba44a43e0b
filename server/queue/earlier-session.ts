import type { Session } from '#generated/values.ts';
import type { OrganisationDay } from './place.ts';
import { queueName } from './queue-gid.ts';

/**
 * The session of a called number where it is an earlier one than the present: the morning may go on in the afternoon, and
 * then two patients in the hall have the same number.
 */
export function earlierSession(
  { queueGid }: { readonly queueGid: string | null },
  { moment }: Pick<OrganisationDay, 'moment'>,
): Exclude<Session, 'day'> | undefined {
  const session = queueGid ? queueName(queueGid).session : 'day';
  return session === 'day' || session === moment.session ? undefined : session;
}
