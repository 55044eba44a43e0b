/**
 * Firefox ESR from the archive that this machine's own apt names, with every library that the machine lacks, unpacked
 * beside the packages from npm: needs no root, and nothing of the system is changed.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FoundBrowser } from './launch.ts';

const run = promisify(execFile);

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const unpacked = join(cache, 'firefox-esr');
/** The decoder of H.264 is only recommended; its name ends with its version. */
const packages = ['firefox-esr', '^libavcodec..$'];
/** Who has no network, or a slow one, goes without this browser. */
const limitMs = 150_000;

/** Brings the browser once; undefined where there is no apt, no network, or no such package. */
export async function firefoxFromApt(): Promise<FoundBrowser | undefined> {
  return existsSync(unpacked) || (await bring()) ? firefoxIn(unpacked) : undefined;
}

function firefoxIn(tree: string): { executablePath: string; libraries: string } {
  const libraries = ['lib', 'usr/lib']
    .map((place) => join(tree, place))
    .filter(existsSync)
    .flatMap((place) => readdirSync(place).map((name) => join(place, name)))
    .filter((place) => place.includes('-linux-'));
  return { executablePath: join(tree, 'usr/lib/firefox-esr/firefox-esr'), libraries: libraries.join(delimiter) };
}

async function bring(): Promise<boolean> {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(`${unpacked}-`);
  try {
    await download(made);
    const tree = join(made, 'tree');
    await unpack(join(made, 'cache/archives'), tree);
    const { executablePath, libraries } = firefoxIn(tree);
    await run(executablePath, ['--version'], { env: { ...process.env, LD_LIBRARY_PATH: libraries } });
    // Two test runs may do this at once: the first to finish wins, and both have made the same.
    await rename(tree, unpacked).catch(() => undefined);
    return true;
  } catch (error) {
    console.log(`Firefox ESR cannot be brought: ${(error as Error).message.slice(0, 500)}`);
    return false;
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

/** The package and what of its needs is not installed, checked by apt against the archive's signatures. */
async function download(folder: string): Promise<void> {
  for (const place of ['state/lists/partial', 'cache/archives/partial']) {
    await mkdir(join(folder, place), { recursive: true });
  }
  const settings = join(folder, 'apt.conf');
  await writeFile(settings, aptSettings(folder));
  const ends = { signal: AbortSignal.timeout(limitMs), env: { ...process.env, LC_ALL: 'C' } };
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
