import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openConnection } from '#server/database/sqlite/connection.ts';
import { migrate } from '#server/database/sqlite/migrate.ts';

/** One migrated file for all tests of a project: they begin with copies of it instead of going through every migration. */
export default async function provide(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-migrated-'));
  const file = join(folder, 'callboard.db');
  const connection = openConnection(file, 'write');
  migrate(connection, 0);
  connection.close();
  project.provide('migrated', file);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
