import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does some work of a command in a folder of this machine that goes again, also when the command is interrupted: then
 * the process ends. Work that holds the process ends its step first.
 */
export async function inTemporaryFolder<A>(prefix: string, work: (folder: string) => Promise<A>): Promise<A> {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const end = (signal: NodeJS.Signals) => {
    remove();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of endings) process.on(signal, end);
  try {
    return await work(folder);
  } finally {
    for (const signal of endings) process.off(signal, end);
    remove();
  }
}
