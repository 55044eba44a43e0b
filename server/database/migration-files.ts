import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { exitCodes, StartProblem } from '../ground/start-problem.ts';
import type { Database } from './database.ts';

/** One step of the database's shape, forward only. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const folder = new URL('migrations/', import.meta.url);

/** `NNN-name.sql` is for both engines, `NNN-name.<engine>.sql` for one. */
const fileName = /^\d{3}-[a-z0-9-]+(?:\.(?<engine>sqlite|postgresql))?\.sql$/;

/**
 * The migrations that a database of this engine has still to go through, in order.
 * @param done what it went through, as its table `migration` says
 * @throws StartProblem if it went through one that is not here, or that was changed since
 */
export function migrationsDue(
  engine: Database['engine'],
  done: readonly Pick<Migration, 'name' | 'checksum'>[],
): Migration[] {
  const migrations = migrationNames(engine).map(readMigration);
  const known = new Map(done.map(({ name, checksum }) => [name, checksum]));
  const strange = unknownMigration(engine, [...known.keys()]);
  if (strange) {
    throw new StartProblem(
      exitCodes.corrupt,
      `the database was made by a newer Callboard (it has ${strange}). Start that one, or restore a backup.`,
    );
  }
  const changed = migrations.find(({ name, checksum }) => known.has(name) && known.get(name) !== checksum);
  if (changed) {
    throw new StartProblem(
      exitCodes.corrupt,
      `the migration ${changed.name} differs from the one this database went through.`,
    );
  }
  return migrations.filter(({ name }) => !known.has(name));
}

/** Of the migrations that a database of this engine went through, one that is not here: a newer version made it. */
export function unknownMigration(engine: Database['engine'], done: readonly string[]): string | undefined {
  const known = new Set(migrationNames(engine));
  return done.find((name) => !known.has(name));
}

function migrationNames(engine: Database['engine']): string[] {
  return readdirSync(folder)
    .filter((name) => (engineOf(name) ?? engine) === engine)
    .sort();
}

function engineOf(name: string): string | undefined {
  const match = fileName.exec(name);
  if (!match) throw new Error(`${name} is no name of a migration`);
  return match.groups?.engine;
}

function readMigration(name: string): Migration {
  const sql = readFileSync(new URL(name, folder), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
