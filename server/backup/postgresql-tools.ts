import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { exitCodes } from '../ground/start-problem.ts';
import { asProblem, BackupProblem } from './backup-problem.ts';

const run = promisify(execFile);
/** Where Linux distributions and Homebrew put versions side by side. */
const parents = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'];
/** What both libpq and our driver understand of an address. */
const understood = [
  'sslmode',
  'sslcert',
  'sslkey',
  'sslrootcert',
  'host',
  'options',
  'connect_timeout',
  'application_name',
];

/** A program of PostgreSQL's own. */
export interface Tool {
  readonly path: string;
  /** Such as 15.18. */
  readonly version: string;
}

/**
 * Finds pg_dump or pg_restore: of those that are at least as new as needed the oldest, since a newer one may write what
 * an older server does not understand.
 * @throws BackupProblem naming what to install
 */
export async function findTool(name: 'pg_dump' | 'pg_restore', leastMajor: number): Promise<Tool> {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...parents
      .filter((parent) => existsSync(parent))
      .flatMap((parent) => readdirSync(parent).map((one) => join(parent, one, 'bin'))),
  ];
  const found: Tool[] = [];
  for (const folder of folders.filter((one) => one !== '')) {
    const path = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    if (!existsSync(path)) continue;
    const { stdout } = await run(path, ['--version']).catch(() => ({ stdout: '' }));
    const version = /\d+(\.\d+)?/.exec(stdout)?.[0];
    if (version) found.push({ path, version });
  }
  const fitting = found.filter(({ version }) => majorOf(version) >= leastMajor);
  const [tool] = fitting.sort((one, other) => majorOf(one.version) - majorOf(other.version));
  if (tool) return tool;
  const seen = found.length > 0 ? ` (found: ${[...new Set(found.map(({ version }) => version))].join(', ')})` : '';
  throw new BackupProblem(
    `${name} of PostgreSQL ${leastMajor} or newer is needed and was not found on the PATH${seen}. Install the client programs of PostgreSQL (Debian: postgresql-client).`,
    exitCodes.usage,
    'toolMissing',
  );
}

/** The number before the point. */
export function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

/**
 * Runs a program on the database of an address. The password goes by the environment, where other users do not see it.
 * @throws BackupProblem with what the program said
 */
export async function runTool(tool: Tool, url: string, options: readonly string[]): Promise<void> {
  const address = new URL(url);
  const { searchParams: given, password } = address;
  address.password = '';
  for (const name of [...given.keys()]) if (!understood.includes(name)) given.delete(name);
  const env = { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: decodeURIComponent(password) }) };
  await runQuietly(tool, ['--no-password', `--dbname=${address.href}`, ...options], env);
}

/** The same without a database. */
export async function runQuietly(
  tool: Tool,
  options: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  try {
    await run(tool.path, options, { env, maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? '').trim();
    if (/No space left on device|File too large|could not (close|write)/i.test(said))
      throw asProblem({ code: 'ENOSPC' }, said);
    const failed = `${tool.path} failed: ${said || (error as Error).message}`;
    throw new BackupProblem(failed, exitCodes.unwritable, 'toolFailed');
  }
}
