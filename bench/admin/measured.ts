import type { Browser, Page } from 'playwright';
import type { Hospital } from '#tests/e2e/hospital/set-up-hospital.ts';
import type { RunningServer } from '#tests/running/server.ts';
import type { Figure } from '../report.ts';

/** What each measurement of the administration is given. */
export interface Measured {
  browser: Browser;
  server: RunningServer;
  hospital: Hospital;
  /** Gives a page the session of the hospital's administrator. */
  signIn(page: Page): Promise<void>;
}

export type Measurement = (measured: Measured) => Promise<Figure[]>;
