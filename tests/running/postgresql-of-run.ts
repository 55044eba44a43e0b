import type { TestProject } from 'vitest/node';
import { migrate } from '#server/database/postgresql/migrate.ts';
import { startPostgresql } from './postgresql.ts';
import { createDatabase } from './postgresql-database.ts';

/**
 * One PostgreSQL for all tests of a project; each takes databases of its own from it, most of them as copies of one
 * that is migrated.
 */
export default async function provide(project: TestProject): Promise<() => Promise<void>> {
  const postgresql = await startPostgresql();
  const migrated = await createDatabase(postgresql.url);
  await migrate(migrated, 0);
  project.provide('postgresql', postgresql.url);
  project.provide('migrated', migrated);
  return () => postgresql.stop();
}
