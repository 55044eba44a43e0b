import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What Node has compiled is kept for the length of a run: every server and every thread of one would compile the same
 * six hundred files again, which is half of its start.
 */
export default async function keepCompiled(): Promise<() => Promise<void>> {
  if (process.env.NODE_COMPILE_CACHE) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), 'callboard-compiled-'));
  process.env.NODE_COMPILE_CACHE = folder;
  // A test that ends late still writes into it.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
