import type { FastifyInstance } from 'fastify';
import type { Services } from '../call/services.ts';
import { sweepPrintJobs } from '../print-queue/commands.ts';
import { openDrawer, type SlipDrawer } from '../slips/drawer.ts';
import { registerCloudPrinting } from './cloud/cloud-printing.ts';
import { type Printing, startPrinting } from './print-runner.ts';
import { registerSlipPages } from './slip-pages.ts';

type Needed = Pick<Services, 'environment' | 'database' | 'files' | 'clock' | 'log'>;

/** Starts what draws slips and what prints them; both end together. */
export function openPrinting(needed: Needed): { slips: SlipDrawer; printing: Printing } {
  const slips = openDrawer();
  const printing = startPrinting({ ...needed, slips });
  const stop = async () => {
    await printing.stop();
    await slips.close();
  };
  return { slips, printing: { ...printing, stop } };
}

/** Registers the addresses of printers and of slips, which are no calls of the contract. */
export function registerPrinting(app: FastifyInstance, services: Services): void {
  registerSlipPages(app, services);
  registerCloudPrinting(app, services);
}

/** Forgets old print jobs, some at a time: between two bites whoever calls a patient comes first. */
export async function forgetOldPrintJobs({ database }: Pick<Services, 'database'>): Promise<void> {
  while ((await database.write(sweepPrintJobs, {})) > 0);
}
