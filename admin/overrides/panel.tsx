import { lazy } from 'react';
import type { Override } from './override.ts';

/** A panel begins with its type, and its page has tabs and a preview. */
export const override: Override = {
  Create: lazy(() => import('../panel/PanelCreate.tsx').then(({ PanelCreate }) => ({ default: PanelCreate }))),
  Edit: lazy(() => import('../panel/PanelPage.tsx').then(({ PanelPage }) => ({ default: PanelPage }))),
};
