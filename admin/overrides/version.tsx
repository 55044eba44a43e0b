import { lazy } from 'react';
import type { Override } from './override.ts';

/** Beside a release stand its file to be downloaded, its checksum, and the description by which launchers update. */
export const override: Override = {
  Edit: lazy(() => import('../advance/VersionPage.tsx').then(({ VersionPage }) => ({ default: VersionPage }))),
};
