import { lazy } from 'react';
import type { Override } from './override.ts';

/** The roster is read as a week; the list leads there. */
export const override: Override = {
  List: lazy(() => import('../roster/ShiftList.tsx').then(({ ShiftList }) => ({ default: ShiftList }))),
};
