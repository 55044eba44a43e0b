import type { Choice } from '#generated/shapes.ts';
import { type Locale, OrganisationType } from '#generated/values.ts';
import { text } from '../ground/texts.ts';

/** The hospital-specific systems an organisation can work with, in the caller's language. */
export function organisationTypes(locale: Locale): Choice[] {
  return OrganisationType.map((gid) => ({ gid, name: text(locale, `values.OrganisationType.${gid}`) }));
}
