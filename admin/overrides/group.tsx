import { lazyPart } from '../layout/lazy-part.ts';
import type { Override } from './override.ts';

/** A group with rules of its own has a trial of them beside its form. */
export const override: Override = {
  Edit: lazyPart(() => import('../group/GroupPage.tsx'), 'GroupPage'),
};
