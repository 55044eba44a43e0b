import { lazy } from 'react';
import type { Override } from './override.ts';

/** Whoever administers sees above the list who cannot sign in now. */
export const override: Override = {
  List: lazy(() => import('../staff/StaffList.tsx').then(({ StaffList }) => ({ default: StaffList }))),
};
