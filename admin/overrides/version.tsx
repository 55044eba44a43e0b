import { lazyPart } from '../layout/lazy-part.ts';
import type { Override } from './override.ts';

/** Beside a release stand its file to be downloaded, its checksum, and the description by which launchers update. */
export const override: Override = {
  Edit: lazyPart(() => import('../advance/VersionPage.tsx'), 'VersionPage'),
};
