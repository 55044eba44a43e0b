import { type Advice, adviseDevice, type ReportCall, type ReportingDevice } from './advise-device.ts';
import { type Builds, type BuildsOptions, createBuilds } from './builds.ts';
import { openZonePlans } from './zone-plans.ts';

/** The builds of the front ends, and which device runs which. */
export interface Runtimes extends Builds {
  /** Tells a device that reports what it is to run, and whether from now on. */
  advise(call: ReportCall, device: ReportingDevice): Promise<Advice>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly runtimes: Runtimes;
    /** Folder of the built front ends. */
    readonly dist: URL;
  }
}

/** The services of the front ends. */
export function openRuntimes(options: BuildsOptions): { dist: URL; runtimes: Runtimes } {
  const builds = createBuilds(options);
  const planOf = openZonePlans(options.database);
  const runtimes: Runtimes = {
    ...builds,
    advise: (call, device) => adviseDevice(builds, planOf, call, device),
  };
  return { dist: options.dist, runtimes };
}
