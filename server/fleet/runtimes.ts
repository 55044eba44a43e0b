import { readFile } from 'node:fs/promises';
import type { FleetPage } from '#generated/shapes.ts';

declare module '../call/services.ts' {
  interface Services {
    /** Folder of the built front ends. */
    readonly dist: URL;
  }
}

/** The builds of the front ends that devices get from this server now; empty for one that is not built. */
export async function readRuntimes(dist: URL): Promise<FleetPage['runtimes']> {
  const [panel, kiosk, controller] = await Promise.all(
    ['display', 'kiosk', 'controller'].map(async (frontEnd) => {
      const page = await readFile(new URL(`${frontEnd}/index.html`, dist), 'utf8').catch(() => '');
      return /\/index-([\w-]{8})\.js"/.exec(page)?.[1] ?? '';
    }),
  );
  return { panel: panel ?? '', kiosk: kiosk ?? '', ticketMachine: kiosk ?? '', controller: controller ?? '' };
}
