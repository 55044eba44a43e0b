import { lazy } from 'react';
import type { Override } from './override.ts';

/** Whoever administers sees above the list who cannot sign in now, and on a person's page their second factor. */
export const override: Override = {
  List: lazy(() => import('../staff/StaffList.tsx').then(({ StaffList }) => ({ default: StaffList }))),
  Edit: lazy(() => import('../staff/StaffPage.tsx').then(({ StaffPage }) => ({ default: StaffPage }))),
};
