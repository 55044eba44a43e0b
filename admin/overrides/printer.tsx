import { lazy } from 'react';
import type { Override } from './override.ts';

/** Beside a printer stands how it is, a slip to try it with, and the address that one asks which fetches its slips. */
export const override: Override = {
  Edit: lazy(() => import('../printing/PrinterPage.tsx').then(({ PrinterPage }) => ({ default: PrinterPage }))),
};
