import type { ChangeLog } from '#generated/shapes.ts';
import type { Translate } from '../data/refusal.ts';

/** Who made a change: the person where the log knows one, else the account or device. */
export function whoText({ byName, byKind }: Pick<ChangeLog, 'byName' | 'byKind'>, translate: Translate): string {
  const kind = translate(`values.ActorKind.${byKind}`);
  return byName ? translate('admin.history.person', { name: byName, kind }) : kind;
}
