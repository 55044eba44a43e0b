import { statfsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Where Linux keeps files in memory; a container may have little of it. */
const memory = '/dev/shm';
/** Many times what the tests of the server leave there at once. */
const leastBytes = 4 * 1024 ** 3;

/**
 * Files of a project's tests are kept in memory where there is room: a large part of the time of a test of the server went
 * into waiting until the disk had kept what nobody reads again.
 */
export default async function keepInMemory({ config }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!hasRoom()) return undefined;
  const folder = await mkdtemp(join(memory, 'callboard-tests-'));
  // As the temporary folder is: PostgreSQL runs as another user where the tests run as root.
  await chmod(folder, 0o1777);
  config.env = { ...config.env, TMPDIR: folder };
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= leastBytes;
  } catch {
    return false;
  }
}
