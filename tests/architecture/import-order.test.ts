import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, read, readsOf, rooms, root, scripts } from './sources.ts';

const names = rooms.map(({ name }) => name);
/** Rooms of code that the order binds; the truths and what is generated from them import nothing. */
const bound = rooms.filter(({ mayImport }) => mayImport !== 'anything' && mayImport.length > 0);
const roomOf = (file: string) => file.split('/')[0] as string;

describe('rooms', () => {
  test('the architecture page lists them all', () => {
    const folders = new Set(scripts.filter((file) => file.includes('/')).map(roomOf));
    expect(names).toEqual(expect.arrayContaining([...folders]));
  });

  test('each has an alias, and each alias is a room', () => {
    expect(Object.keys(JSON.parse(read('package.json')).imports).sort()).toEqual(
      names.map((name) => `#${name}/*`).sort(),
    );
  });

  test('no import goes against the order', () => {
    const wrong = scripts.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !allowed(file, specifier))
        .map((specifier) => `${file}: ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  test('nor does a file that is read while running', () => {
    const wrong = scripts.flatMap((file) =>
      readsOf(file)
        .map((path) => roomOf(posix.join(dirname(file), path)))
        .filter((room) => names.includes(room) && !allowed(file, `#${room}/`))
        .map((room) => `${file}: ${room}/`),
    );
    expect(wrong).toEqual([]);
  });

  test('an import leaves its room only through an alias', () => {
    const wrong = scripts
      .filter((file) => file.includes('/'))
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => leavesRoom(file, specifier))
          .map((specifier) => `${file}: ${specifier}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('the lint rule', () => {
  const linted = lintForbiddenImports();

  test.each(bound)('refuses what $name/ may not import and nothing else', ({ name, mayImport }) => {
    const refused = names.filter((other) => other !== name && !mayImport.includes(other));
    const found = linted.filter(({ room, imported }) => room === name && imported !== 'heavy');
    expect(found.map(({ imported }) => imported)).toEqual(refused.sort());
  });

  test('keeps heavy libraries out of the display', () => {
    expect(linted.filter(({ imported }) => imported === 'heavy').map(({ room }) => room)).toEqual(['display']);
  });
});

function allowed(file: string, specifier: string): boolean {
  const room = rooms.find(({ name }) => name === roomOf(file));
  const target = specifier.match(/^#(\w+)\//)?.[1];
  if (!room || !target || room.mayImport === 'anything' || target === room.name) return true;
  return room.mayImport.includes(target);
}

function leavesRoom(file: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return false;
  return roomOf(posix.join(dirname(file), specifier)) !== roomOf(file);
}

/**
 * For each room, a file per other room that imports it by alias and by path, and one with a heavy library.
 * Answers the imports that the project's own rules refuse in both spellings.
 */
function lintForbiddenImports(): { room: string; imported: string }[] {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-lint-'));
  try {
    const { overrides } = JSON.parse(read('biome.json'));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter: { rules: { preset: 'none' } }, overrides }));
    for (const { name } of bound) {
      mkdirSync(join(folder, name));
      for (const other of names.filter((one) => one !== name)) {
        writeFileSync(join(folder, name, `${other}.ts`), `import '#${other}/a.ts';\nimport '../${other}/a.ts';\n`);
      }
      writeFileSync(join(folder, name, 'heavy.ts'), `import '@mui/material/Button';\nimport 'react-admin';\n`);
    }
    const places = lint(folder).map(({ location }) => location.path);
    const twice = [...new Set(places.filter((place, index) => places.indexOf(place) !== index))].sort();
    return twice.map((place) => ({ room: basename(dirname(place)), imported: basename(place, '.ts') }));
  } finally {
    rmSync(folder, { recursive: true, maxRetries: 10 });
  }
}

type Diagnostic = { category: string; location: { path: string } };

function lint(folder: string): Diagnostic[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
}
