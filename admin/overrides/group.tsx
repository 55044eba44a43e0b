import { lazy } from 'react';
import type { Override } from './override.ts';

/** A group with rules of its own has a trial of them beside its form. */
export const override: Override = {
  Edit: lazy(() => import('../group/GroupPage.tsx').then(({ GroupPage }) => ({ default: GroupPage }))),
};
