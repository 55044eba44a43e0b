import { MediaStanding } from '../media/MediaStanding.tsx';
import type { Override } from './override.ts';

/** Below a medium that comes from elsewhere stands what its source said, and what the screens play meanwhile. */
export const override: Override = {
  Below: MediaStanding,
};
