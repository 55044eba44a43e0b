import { lazyPart } from '../layout/lazy-part.ts';
import type { Override } from './override.ts';

/** Whoever administers sees above the list who cannot sign in now, and on a person's page their second factor. */
export const override: Override = {
  List: lazyPart(() => import('../staff/StaffList.tsx'), 'StaffList'),
  Edit: lazyPart(() => import('../staff/StaffPage.tsx'), 'StaffPage'),
};
