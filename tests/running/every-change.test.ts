import { globSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { notOfEveryChange, ofEveryChange } from './every-change.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('each pattern of the tests of every change finds files', () => {
  const patterns = [...Object.values(ofEveryChange).flat(), ...notOfEveryChange];
  // Node's patterns have braces as Vitest's do; a name in them that no file has would go unseen.
  const named = patterns.flatMap((pattern) => {
    const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    return names === undefined ? [pattern] : names.split(',').map((name) => `${before}${name}${after}`);
  });
  expect(named.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});

test('each folder of journeys but those of whole recipes has one that every change runs', () => {
  const folders = readdirSync(`${root}tests/e2e`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && globSync(`${root}tests/e2e/${entry.name}/*.test.ts`).length > 0)
    .map(({ name }) => name)
    .sort();
  const without = folders.filter(
    (name) => !ofEveryChange.e2e.some((pattern) => pattern.startsWith(`tests/e2e/${name}/`)),
  );
  expect(without).toEqual(['every-entity', 'recipes']);
});
