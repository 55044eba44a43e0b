import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../dist/compiled', import.meta.url));

/**
 * Keeps what Node compiles of the product's files beside its builds, for the next start and for threads: a waiting hall
 * waits for a server that starts again, and compiling is half of that (docs/decisions/174). Where the folder cannot be
 * written, a start takes as long as without. A folder that the operator names in NODE_COMPILE_CACHE is left alone.
 */
export function keepCompiled(): void {
  if (process.env.NODE_COMPILE_CACHE) return;
  enableCompileCache(folder);
  // Threads read it from their environment.
  process.env.NODE_COMPILE_CACHE = folder;
}
