import { lazyPart } from '../layout/lazy-part.ts';
import type { Override } from './override.ts';

/** The roster is read as a week; the list leads there. */
export const override: Override = {
  List: lazyPart(() => import('../roster/ShiftList.tsx'), 'ShiftList'),
};
