import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, handWritten, read, root, scripts } from './sources.ts';

/** Test folders without a room of their own: they look at the product as a whole. */
const whole = /^tests\/(architecture|contract|e2e)\//;
const vague = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'managers'];
const mostLines = 300;

describe('the tree', () => {
  test('each test stands where its source stands', () => {
    const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && !whole.test(file));
    expect(tests.filter((file) => !sourceOf(file))).toEqual([]);
  });

  test('no file or folder has a name that says nothing', () => {
    const wrong = files.filter((file) => file.split(/[/.-]/).some((word) => vague.includes(word.toLowerCase())));
    expect(wrong).toEqual([]);
  });

  test('scripts are named in kebab case, components like components', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)?(\.test)?\.(ts|tsx|mjs)$/;
    const language = /^[a-z]{2}-[A-Z]{2}\.ts$/;
    const component = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
    const wrong = scripts.filter((file) => ![kebab, language, component].some((form) => form.test(basename(file))));
    expect(wrong).toEqual([]);
  });

  test(`no file written by hand is longer than ${mostLines} lines`, () => {
    const long = handWritten.filter((file) => read(file).split('\n').length > mostLines + 1);
    expect(long).toEqual([]);
  });

  test('type stripping suffices: JSX only where Vite builds it', () => {
    const wrong = scripts.filter((file) => file.endsWith('.tsx') && /^(server|codegen|demo|bench)\//.test(file));
    expect(wrong).toEqual([]);
  });
});

/**
 * The file that a test is about, at the same place in the tree or beside it in tests/. A test of a whole folder has
 * the folder's name: `server/queue/queue.proof.test.ts`, where `proof` says what of it.
 */
function sourceOf(test: string): string | undefined {
  const folder = dirname(test);
  const name = basename(test).split('.')[0] as string;
  const paths = name === basename(folder) ? [`${folder}/${name}`, folder] : [`${folder}/${name}`];
  return paths
    .flatMap((path) => [path, path.replace(/^tests\//, '')])
    .flatMap((path) =>
      path.startsWith('tests/') ? [`${path}.ts`] : [`${path}.ts`, `${path}.tsx`, `${path}.mjs`, path],
    )
    .find((path) => existsSync(join(root, path)));
}
