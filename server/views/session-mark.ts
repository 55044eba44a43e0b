import type { Locale } from '#generated/values.ts';
import { text } from '../ground/texts.ts';
import type { OrganisationDay } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';

/**
 * What stands before a called number of an earlier session than the present one, nothing for others: the morning may go
 * on in the afternoon, and then two patients in the hall have the same number.
 */
export function sessionMark(
  { queueGid }: { readonly queueGid: string | null },
  { moment }: Pick<OrganisationDay, 'moment'>,
  language: Locale,
): string {
  const { session } = queueGid ? queueName(queueGid) : { session: 'day' };
  return session === 'day' || session === moment.session ? '' : text(language, `server.sessionMark.${session}`);
}
