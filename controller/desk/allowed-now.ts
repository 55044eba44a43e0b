import type { QueueState } from '#generated/shapes.ts';
import { isMedical } from './patient-actions.ts';
import type { ShortcutName } from './shortcuts.ts';

/** What makes sense in this state; the server has the last word. */
export function allowedNow({ service, current, nextNumber, callingMode, variant }: QueueState): ShortcutName[] {
  const listed = current !== undefined && callingMode !== 0;
  const ofPatient: ShortcutName[] = [
    ...(listed && current.status === 'called' ? (['start'] as const) : []),
    ...(current ? (['completed'] as const) : []),
    ...(listed ? (['away', 'transfer'] as const) : []),
    ...(listed && isMedical(variant) ? (['examination'] as const) : []),
  ];
  if (service === 'pause') return ['restart', ...ofPatient, 'more', 'logOut'];
  return [
    ...(nextNumber === undefined ? [] : (['next'] as const)),
    ...(current ? (['recall', 'pass'] as const) : []),
    ...ofPatient,
    'number',
    'pause',
    'more',
    'logOut',
  ];
}
