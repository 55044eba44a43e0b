import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const bootstrap = fileURLToPath(new URL('../bootstrap.mjs', import.meta.url));
/** Stands in for Vite: copies the page of the app, slowly enough for two builds to meet, and writes down that it ran. */
const vite = `
import { appendFileSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs';
const option = (name) => process.argv[process.argv.indexOf(name) + 1];
const app = option('--mode');
if (readFileSync(app + '/index.html', 'utf8') === 'broken') process.exit(1);
await new Promise((resolve) => setTimeout(resolve, 100));
mkdirSync(option('--outDir'), { recursive: true });
copyFileSync(app + '/index.html', option('--outDir') + '/index.html');
appendFileSync('builds.txt', app + ' ');
`;
/** Stands in for npm: installs by claiming so, and writes down how it was called. */
const npm = `
import { appendFileSync, copyFileSync } from 'node:fs';
copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
appendFileSync('installs.txt', process.argv.slice(2, 4).join(' ') + ' ');
`;

let folder: string;
const at = (path: string) => join(folder, path);
const write = async (path: string, text: string) => {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), text);
};
const read = (path: string) => readFile(at(path), 'utf8').catch(() => undefined);
const locked = (version: string, more = {}) => ({ version, integrity: version, ...more });
const lockFile = (version: string) => JSON.stringify({ packages: { 'node_modules/a': locked(version) } });
/** A package of the product and one for development. */
const lockFileOfBoth = (version: string) =>
  JSON.stringify({ packages: { 'node_modules/a': locked(version), 'node_modules/b': locked('1', { dev: true }) } });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-bootstrap-'));
  await cp(bootstrap, at('bootstrap.mjs'));
  await write('npm.mjs', npm);
  await cp(at('npm.mjs'), at('npm.js'));
  await write('package.json', '{"type":"module"}');
  await write('package-lock.json', lockFile('1'));
  await write('node_modules/vite/bin/vite.js', vite);
  await write('node_modules/.package-lock.json', lockFile('1'));
  await mkdir(at('node_modules/.bin'));
  await symlink(process.execPath, at('node_modules/.bin/node'));
  for (const file of ['vite.config.ts', 'tsconfig.json', 'client/call.ts']) await write(file, '');
  for (const app of ['admin', 'kiosk']) await write(`${app}/index.html`, app);
});

afterEach(() => rm(folder, { recursive: true, maxRetries: 10 }));

function start(only?: string): ChildProcess {
  const env = { ...process.env, npm_execpath: at('npm.js'), npm_node_execpath: process.execPath };
  return spawn(process.execPath, only ? ['bootstrap.mjs', only] : ['bootstrap.mjs'], { cwd: folder, env });
}

async function run(only?: string): Promise<{ code: number; printed: string }> {
  const child = start(only);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  return { code, printed };
}

describe('bootstrap', () => {
  test('builds every front end on a fresh clone, and nothing the second time', async () => {
    await run();
    expect(await read('dist/admin/index.html')).toBe('admin');
    expect(await read('dist/kiosk/index.html')).toBe('kiosk');
    await run();
    expect((await read('builds.txt'))?.trim().split(' ').sort()).toEqual(['admin', 'kiosk']);
  });

  test('builds again what changed, and all of them after a change of what they share', async () => {
    await run();
    await write('kiosk/index.html', 'kiosk, changed');
    await run();
    expect(await read('dist/kiosk/index.html')).toBe('kiosk, changed');
    await write('client/call.ts', 'changed');
    await run();
    expect((await read('builds.txt'))?.trim().split(' ').sort()).toEqual(['admin', 'admin', 'kiosk', 'kiosk', 'kiosk']);
  });

  test('two at once build once', async () => {
    await Promise.all([run(), run()]);
    expect((await read('builds.txt'))?.trim().split(' ').sort()).toEqual(['admin', 'kiosk']);
  });

  test('goes on after one that was killed', async () => {
    const killed = start();
    await expect.poll(() => read('.bootstrap-lock'), { timeout: 20_000 }).toBe(String(killed.pid));
    killed.kill('SIGKILL');
    await once(killed, 'close');
    expect((await run()).code).toBe(0);
    expect(await read('dist/kiosk/index.html')).toBe('kiosk');
  });

  test('keeps the old build and says which one failed', async () => {
    await run();
    await write('admin/index.html', 'broken');
    await write('kiosk/index.html', 'kiosk, changed');
    const { code, printed } = await run();
    expect(code).toBe(1);
    expect(printed).toContain('admin could not be built');
    expect(await read('dist/admin/index.html')).toBe('admin');
    expect(await read('dist/kiosk/index.html')).toBe('kiosk, changed');
  });

  test('installs when the lock file asks for something else, once', async () => {
    await run('packages');
    expect(await read('installs.txt')).toBeUndefined();
    await write('package-lock.json', lockFile('2'));
    await run('packages');
    await run('packages');
    expect(await read('installs.txt')).toBe('ci --include=dev ');
  });

  test('leaves packages that another tree shares by a link as they are', async () => {
    await rename(at('node_modules'), at('of-another-tree'));
    await symlink(at('of-another-tree'), at('node_modules'));
    expect((await run('packages')).code).toBe(0);
    await write('package-lock.json', lockFile('2'));
    const { code, printed } = await run('packages');
    expect([code, await read('installs.txt')]).toEqual([1, undefined]);
    expect(printed).toContain('of-another-tree, and it needs others');
  });

  test('installs when there is nothing installed', async () => {
    await rm(at('node_modules/.package-lock.json'));
    await run('packages');
    expect(await read('installs.txt')).toBe('ci --include=dev ');
    expect(await read('dist/admin/index.html')).toBeUndefined();
  });

  describe('without packages for development', () => {
    beforeEach(async () => {
      await write('package-lock.json', lockFileOfBoth('1'));
      await write('node_modules/.package-lock.json', lockFileOfBoth('1'));
      await run();
      await write('node_modules/.package-lock.json', lockFile('1'));
    });

    test('the product starts where the front ends are built', async () => {
      expect(await run('start')).toMatchObject({ code: 0, printed: '' });
      expect(await run('product')).toMatchObject({ code: 0, printed: '' });
      expect(await read('installs.txt')).toBeUndefined();
    });

    test('what is to be built or developed brings them', async () => {
      await write('kiosk/index.html', 'kiosk, changed');
      await run('product');
      expect(await read('installs.txt')).toBeUndefined();
      await run('start');
      expect(await read('installs.txt')).toBe('ci --include=dev ');
      expect(await read('dist/kiosk/index.html')).toBe('kiosk, changed');
      await write('node_modules/.package-lock.json', lockFile('1'));
      await run('packages');
      expect(await read('installs.txt')).toBe('ci --include=dev ci --include=dev ');
    });

    test('a newer lock file brings none either, unless somebody develops here', async () => {
      await write('package-lock.json', lockFileOfBoth('2'));
      await run('product');
      expect(await read('installs.txt')).toBe('ci --omit=dev ');
      await write('package-lock.json', lockFileOfBoth('3'));
      await run('product');
      expect(await read('installs.txt')).toBe('ci --omit=dev ci --include=dev ');
    });
  });
});
