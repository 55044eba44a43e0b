import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classicScripts } from '#display/build/classic-scripts.ts';

const sources = {
  'index.html': '<script type="module" src="./main.js"></script>',
  'main.js': `
    import { shared } from './shared.js';
    const bring = 'a name that the loader must not take';
    window.first = shared(bring.length);
    window.later = () => import('./later.js').then(({ answer }) => answer);
    window.both = () => Promise.all([import('./one.js'), import('./other.js')]);`,
  'later.js': `
    import { shared } from './shared.js';
    import { joined } from './joined.js';
    export const answer = shared(1);
    window.more = () => import('./more.js').then(({ more }) => more);
    window.joined = joined;`,
  'joined.js': 'export const joined = (one, other) => one + " " + other;',
  'more.js': "import { joined } from './joined.js'; export const more = joined('and', 'more');",
  'one.js': "import { heavy } from './heavy.js'; export const one = () => heavy('one');",
  'other.js': "import { heavy } from './heavy.js'; export const other = () => heavy('other');",
  'heavy.js': 'window.heavyTimes = (window.heavyTimes || 0) + 1; export const heavy = (what) => "heavy " + what;',
  'shared.js': 'export const shared = (value) => [value, "shared"];',
};

let folder: string;
let built: { [name: string]: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-scripts-'));
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text);
  await build({
    root: folder,
    base: '/scripts/',
    configFile: false,
    logLevel: 'silent',
    plugins: [classicScripts('/scripts/')],
    build: { target: 'es2015', assetsDir: '.', modulePreload: { polyfill: false } },
  });
  const files = await readdir(join(folder, 'dist'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, 'dist', file), 'utf8')));
  built = Object.fromEntries(files.map((file, index) => [`/scripts/${file}`, texts[index] ?? '']));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

/** A page of which only the loading of scripts is there; the first `lost` of those that are asked for do not come. */
function open(lost: number) {
  const asked: string[] = [];
  const page = {
    document: {
      createElement: () => ({}),
      head: {
        appendChild(script: { src: string; onload(): void; onerror(error: string): void }) {
          asked.push(script.src);
          if (asked.length <= lost) return script.onerror('lost');
          runInNewContext(built[script.src] ?? '', page);
          script.onload();
        },
      },
    },
  } as Record<string, unknown>;
  page.window = page;
  const [, main = ''] = /<script defer src="([^"]+)"/.exec(built['/scripts/index.html'] ?? '') ?? [];
  runInNewContext(built[main] ?? '', page);
  const both = page.both as () => Promise<{ one?(): string; other?(): string }[]>;
  return { asked, first: page.first, later: page.later as () => Promise<unknown>, both, page };
}

test('a script finds what another one gives, and is brought once', async () => {
  const { asked, first, later } = open(0);
  expect(first).toEqual([36, 'shared']);
  expect([await later(), await later()]).toEqual([
    [1, 'shared'],
    [1, 'shared'],
  ]);
  expect(asked).toHaveLength(1);
});

test('a script that did not come is asked for anew', async () => {
  const { asked, later } = open(1);
  await expect(later()).rejects.toBe('lost');
  expect(await later()).toEqual([1, 'shared']);
  expect(asked).toHaveLength(2);
});

test('a script that came later brings others too', async () => {
  const { later, page } = open(0);
  await later();
  expect(await (page.more as () => Promise<string>)()).toBe('and more');
});

test('what is brought as a whole carries none of the getters of the bundler', () => {
  expect(built).not.toEqual({});
  expect(Object.values(built).filter((code) => /defineProperty|preventExtensions/.test(code))).toEqual([]);
});

test('what two scripts share comes before them, and once', async () => {
  const { asked, both, page } = open(0);
  const [one, other] = await both();
  expect([one?.one?.(), other?.other?.()]).toEqual(['heavy one', 'heavy other']);
  expect(asked).toHaveLength(3);
  expect(page.heavyTimes).toBe(1);
});

test('and is asked for anew with them where it did not come', async () => {
  const { both, page } = open(1);
  await expect(both()).rejects.toBe('lost');
  const [one] = await both();
  expect(one?.one?.()).toBe('heavy one');
  expect(page.heavyTimes).toBe(1);
});
