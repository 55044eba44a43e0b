import { lazyPart } from '../layout/lazy-part.ts';
import type { Override } from './override.ts';

/** Beside a printer stands how it is, a slip to try it with, and the address that one asks which fetches its slips. */
export const override: Override = {
  Edit: lazyPart(() => import('../printing/PrinterPage.tsx'), 'PrinterPage'),
};
