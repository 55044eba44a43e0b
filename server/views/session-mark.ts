import type { Locale } from '#generated/values.ts';
import { defaultLocale, text } from '../ground/texts.ts';
import { earlierSession } from '../queue/earlier-session.ts';
import type { OrganisationDay } from '../queue/place.ts';

interface MarkedNumber {
  readonly queueGid: string | null;
  /** The mark of its queue, if that has one. */
  readonly mark?: string | undefined;
}

/**
 * What stands before a number in a hall, called or in a list: the mark of its queue, and before that its session where
 * it is an earlier one than the present. Empty where there is neither.
 */
export function sessionMark(
  { queueGid, mark = '' }: MarkedNumber,
  day: Pick<OrganisationDay, 'moment'>,
  language: Locale = defaultLocale,
): string {
  const session = earlierSession({ queueGid }, day);
  return session ? text(language, `server.sessionMark.${session}`) + mark : mark;
}
