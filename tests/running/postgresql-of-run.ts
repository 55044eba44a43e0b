import type { TestProject } from 'vitest/node';
import { startPostgresql } from './postgresql.ts';

/** One PostgreSQL for all tests of a project; each takes databases of its own from it. */
export default async function provide(project: TestProject): Promise<() => Promise<void>> {
  const postgresql = await startPostgresql();
  project.provide('postgresql', postgresql.url);
  return () => postgresql.stop();
}
