import type { Locale } from '#generated/values.ts';
import { text } from '../ground/texts.ts';
import { earlierSession } from '../queue/earlier-session.ts';
import type { OrganisationDay } from '../queue/place.ts';

/** What stands before a called number of an earlier session than the present one; nothing before others. */
export function sessionMark(
  call: { readonly queueGid: string | null },
  day: Pick<OrganisationDay, 'moment'>,
  language: Locale,
): string {
  const session = earlierSession(call, day);
  return session ? text(language, `server.sessionMark.${session}`) : '';
}
