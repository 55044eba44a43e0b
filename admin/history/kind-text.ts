import type { Translate } from '../data/refusal.ts';
import { resourceOf } from './form-of.ts';
import { otherKinds } from './other-kinds.ts';

/** A kind of record by its name in the log of changes. */
export function kindText(family: string, translate: Translate): string {
  const resource = resourceOf(family);
  if (resource) return translate(resource.labelKey);
  const other = otherKinds.find((name) => name === family);
  return other ? translate(`admin.history.kinds.${other}`) : family;
}
