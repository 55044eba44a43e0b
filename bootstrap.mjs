/**
 * Runs before `npm start` and `npm test`: installs the packages of the lock file if they are not there, and builds
 * the front ends whose sources changed since their last build. When nothing changed it only reads and compares.
 *
 * Plain JavaScript without a dependency, because it runs first, on whatever Node (20 or newer) the machine has.
 * `node bootstrap.mjs packages` leaves the front ends alone, `node bootstrap.mjs display` builds that one only.
 * `start` and `product` do without the packages for development: `start` as long as every front end is built already,
 * `product` always, and it builds nothing (decision 069).
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const inRoot = (...parts) => join(root, ...parts);
const modules = inRoot('node_modules');
const wantedNode = 26;
const windows = process.platform === 'win32';

const frontEnds = ['admin', 'controller', 'kiosk', 'display', 'gallery', 'hall', 'pairing'];
/** Front ends that do not stand in a folder of their own name; the display on React is built for tests, when asked for. */
const folders = {
  gallery: 'display/gallery',
  hall: 'display/hall',
  pairing: 'display/pairing',
  'display-on-react': 'display',
};
/** What every front end is made from, besides its own folder. */
const sharedInputs = [
  'client',
  'days',
  'generated',
  'locales',
  'spreadsheet',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

class Refusal extends Error {}

try {
  await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`\nCallboard cannot start: ${error.message}\n`);
  process.exit(1);
}

async function main(only) {
  if (major(process.versions.node) < 20) {
    throw new Refusal(
      `it needs Node 20 or newer, this is Node ${process.versions.node}. Get one from https://nodejs.org.`,
    );
  }
  const builds = only !== 'packages' && only !== 'product';
  const wanted = !only || only === 'start' ? frontEnds : [only];
  const lean = only === 'product' || (only === 'start' && staleAmong(wanted).length === 0);
  if (!installed(lean)) await alone(() => installed(lean) || install(lean));
  const node = projectNode();
  if (!builds) return;
  if (staleAmong(wanted).length > 0) await alone(() => buildAll(staleAmong(wanted), node));
}

// Packages

/** True if node_modules holds exactly what package-lock.json asks for on this machine; `lean`: but for development. */
function installed(lean) {
  const wanted = readText(inRoot('package-lock.json'));
  const found = readText(join(modules, '.package-lock.json'));
  if (!wanted) throw new Refusal('package-lock.json is missing; take it from the repository again.');
  if (!found) return false;
  const seal = createHash('sha1').update(wanted).update(found).digest('hex');
  const sealed = readText(join(modules, '.callboard-installed'));
  if (sealed === seal || (lean && sealed === `${seal} lean`)) return true;
  if (!holdsAll(JSON.parse(found).packages, JSON.parse(wanted).packages, lean)) return false;
  if (isWritable(modules)) writeFileSync(join(modules, '.callboard-installed'), lean ? `${seal} lean` : seal);
  return true;
}

function holdsAll(found, wanted, lean) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (lean && entry.dev)) return true;
    const there = found[path];
    return there ? there.version === entry.version && there.integrity === entry.integrity : mayBeAbsent(entry);
  });
}

/** True if somebody develops here. */
function hasDevelopment() {
  const found = JSON.parse(readText(join(modules, '.package-lock.json')) ?? '{"packages":{}}').packages;
  return Object.values(found).some(({ dev }) => dev);
}

/** Packages for other systems are left out by npm; every other absence means an install is due. */
function mayBeAbsent({ optional, peer, os, cpu, libc }) {
  const otherSystem = (os && !os.includes(process.platform)) || (cpu && !cpu.includes(process.arch));
  return Boolean(otherSystem || libc || ((optional || peer) && !os && !cpu));
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** `npm ci`, run by a Node that does not live in the folder it is about to replace. */
function install(lean) {
  mustBeWritable();
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the folder of another tree, under whatever runs there.
    throw new Refusal(
      `its packages are those of ${realpathSync(modules)}, and it needs others. Install them there, or remove the link.`,
    );
  }
  const development = lean && !hasDevelopment() ? '--omit=dev' : '--include=dev';
  console.log('Installing packages (only when the lock file changed, about a minute) …');
  const args = ['ci', development, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PATH: pathWithoutModules().join(delimiter) };
  const npm = process.env.npm_execpath;
  const [command, ...all] = npm?.endsWith('.js') ? [machineNode(), npm, ...args] : ['npm', ...args];
  const { status, error } = spawnSync(command, all, { cwd: root, env, stdio: 'inherit', shell: windows && !npm });
  if (error?.code === 'ENOENT') throw new Refusal('npm was not found. It comes with Node: https://nodejs.org.');
  if (status !== 0) throw new Refusal('the packages could not be installed; npm says why above.');
}

// Node

/** The Node that the lock file pins; on a system that has no such package the machine's own, if it is new enough. */
function projectNode() {
  const pinned = join(modules, '.bin', windows ? 'node.cmd' : 'node');
  if (existsSync(pinned)) {
    const works = isInModules(process.execPath) || spawnSync(pinned, ['-v'], { shell: windows }).status === 0;
    if (works) return pinned;
    rmSync(pinned); // made for another C library, for example: out of the way of the machine's own
  }
  const own = machineNode();
  const version = spawnSync(own, ['-v'], { encoding: 'utf8' }).stdout ?? '';
  if (major(version.slice(1)) >= wantedNode) return own;
  const system = `${process.platform} on ${process.arch}`;
  throw new Refusal(
    `there is no Node package for ${system}; install Node ${wantedNode} or newer yourself (found ${version.trim()}).`,
  );
}

/** The machine's own Node: the one that runs npm, else the first in the PATH outside node_modules. */
function machineNode() {
  const running = [process.env.npm_node_execpath, process.execPath].find((path) => path && !isInModules(path));
  if (running) return running;
  const candidates = pathWithoutModules().map((folder) => join(folder, windows ? 'node.exe' : 'node'));
  const found = candidates.find((path) => existsSync(path) && !isInModules(path));
  if (found) return found;
  throw new Refusal('the packages must be installed by a Node outside this folder, and none was found in the PATH.');
}

function isInModules(path) {
  return existsSync(path) && existsSync(modules) && realpathSync(path).startsWith(realpathSync(modules));
}

function pathWithoutModules() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
}

function major(version) {
  return Number.parseInt(version, 10) || 0;
}

// Front ends

function staleAmong(wanted) {
  const shared = hashOf(sharedInputs);
  return wanted
    .filter((app) => existsSync(inRoot(folders[app] ?? app, 'index.html')))
    .map((app) => ({ app, inputs: hashOf([folders[app] ?? app], shared) }))
    .filter(({ app, inputs }) => builtFrom(app) !== inputs);
}

function builtFrom(app) {
  return existsSync(inRoot('dist', app, 'index.html')) && readText(inRoot('dist', `.${app}-inputs`));
}

/** Content, not dates: a checkout that changes a file and back again builds nothing. */
function hashOf(paths, start = '') {
  const hash = createHash('sha1').update(start);
  for (const path of paths.flatMap(filesIn)) hash.update(path).update(readFileSync(inRoot(path)));
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(inRoot(path))) return [];
  if (statSync(inRoot(path)).isFile()) return [path];
  return readdirSync(inRoot(path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

async function buildAll(stale, node) {
  if (stale.length === 0) return;
  mustBeWritable();
  console.log(`Building ${stale.map(({ app }) => app).join(', ')} …`);
  const waiting = [...stale];
  const failed = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await build(next, node))) failed.push(next.app);
    }
  };
  await Promise.all([worker(), worker()]);
  if (failed.length > 0) throw new Refusal(`${failed.join(' and ')} could not be built; Vite says why above.`);
}

/** Builds beside the old version and then changes places: a running server never sees half a front end. True if it worked. */
async function build({ app, inputs }, node) {
  const made = inRoot('dist', `.${app}-new`);
  const vite = join(modules, 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--mode', app, '--outDir', made, '--emptyOutDir', '--logLevel', 'warn'];
  const status = await new Promise((resolve, reject) => {
    spawn(node, args, { cwd: root, stdio: 'inherit', shell: windows }).on('error', reject).on('close', resolve);
  });
  if (status !== 0) return false;
  rmSync(inRoot('dist', app), { recursive: true, force: true });
  renameSync(made, inRoot('dist', app));
  writeFileSync(inRoot('dist', `.${app}-inputs`), inputs);
  return true;
}

// The folder

function mustBeWritable() {
  if (isWritable(root)) return;
  throw new Refusal(`the folder ${root} cannot be written, and there is something to install or to build.`);
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Only one bootstrap installs or builds at a time; a second one waits and then finds the work done. */
async function alone(work) {
  mustBeWritable();
  const lock = inRoot('.bootstrap-lock');
  let told = false;
  while (!take(lock)) {
    const holder = Number(readText(lock));
    if (holder && !isRunning(holder)) rmSync(lock, { force: true });
    else if (!told)
      console.log(
        'Waiting for another start of Callboard to install and build (if there is none, delete .bootstrap-lock) …',
      );
    told = true;
    await sleep(200);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
