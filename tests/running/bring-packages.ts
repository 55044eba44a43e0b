/**
 * Packages from the archive that this machine's own apt names, with every library that the machine lacks, unpacked into a
 * folder: needs no root, and nothing of the system is changed. Tests never do this (decision 066).
 */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** @param check of the unpacked tree, before it takes the place of what was there */
export async function bringPackages(
  packages: readonly string[],
  folder: string,
  check: (tree: string) => Promise<unknown>,
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const made = await mkdtemp(`${folder}-`);
  try {
    await download(packages, made);
    const tree = join(made, 'tree');
    await unpack(join(made, 'cache/archives'), tree);
    await check(tree);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    await rename(tree, folder);
  } finally {
    await rm(made, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The packages and what of their needs is not installed, checked by apt against the archive's signatures. */
async function download(packages: readonly string[], folder: string): Promise<void> {
  for (const place of ['state/lists/partial', 'cache/archives/partial']) {
    await mkdir(join(folder, place), { recursive: true });
  }
  const settings = join(folder, 'apt.conf');
  await writeFile(settings, aptSettings(folder));
  const ends = { env: { ...process.env, LC_ALL: 'C' } };
  const apt = (...words: string[]) => run('apt-get', ['-c', settings, '-qq', ...words], ends);
  // A source that does not answer is no reason to give up: the package may come from another.
  await apt('update').catch(() => undefined);
  await apt('install', '--download-only', '--yes', '--no-install-recommends', ...packages);
}

/** State and cache of its own, no translations, and none of the commands that the machine runs after an update. */
function aptSettings(folder: string): string {
  return `Dir::State "${folder}/state";
Dir::State::status "/var/lib/dpkg/status";
Dir::Cache "${folder}/cache";
Dir::Cache::archives "archives/";
Debug::NoLocking "true";
APT::Sandbox::User "";
APT::Keep-Downloaded-Packages "true";
Acquire::Languages "none";
Acquire::http::Timeout "20";
Acquire::Retries "1";
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
`;
}

async function unpack(archives: string, tree: string): Promise<void> {
  await mkdir(tree);
  for (const name of readdirSync(archives).filter((one) => one.endsWith('.deb'))) {
    await run('dpkg-deb', ['--extract', join(archives, name), tree]);
  }
}
