import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LongestFirst, longest, projectsInOrder } from './longest-first.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('each file that is begun first is there', () => {
  expect(longest.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
});

test('of each project the longest files come first, in their order, and groups one after the other', async () => {
  const context = { config: { root }, cache: { getTestSpecificationResult: () => undefined } };
  const project = (name: string, groupOrder: number) => ({
    name,
    config: { sequence: { groupOrder }, isolate: false },
  });
  const [rooms, journeys] = [project('rooms', 1), project('journeys', 2)];
  const [first = '', second = ''] = longest;
  const files = [
    [journeys, 'tests/e2e/hall.test.ts'],
    [journeys, second],
    [rooms, 'tests/bootstrap.test.ts'],
    [journeys, first],
  ].map(([project, file]) => ({ project, moduleId: `${root}${file}` }) as unknown as TestSpecification);
  const sorted = await new LongestFirst(context as unknown as Vitest).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length))).toEqual([
    'tests/bootstrap.test.ts',
    first,
    second,
    'tests/e2e/hall.test.ts',
  ]);
});

test('the many short files of the server on SQLite are begun last, however large they are', async () => {
  const result = (key: string) => ({ duration: key.includes('slips') ? 9000 : 1, failed: false });
  const context = {
    config: { root },
    cache: { getTestSpecificationResult: ({ moduleId }: TestSpecification) => result(moduleId) },
  };
  const files = [
    ['server-sqlite', 'tests/server/slips/drawer.test.ts'],
    ['e2e', 'tests/e2e/hall.test.ts'],
    ['server-postgresql', 'tests/contract/operations.test.ts'],
  ].map(([name, file]) => {
    const project = { name, config: { sequence: { groupOrder: 2 }, isolate: false } };
    return { project, moduleId: `${root}${file}` } as unknown as TestSpecification;
  });
  const sorted = await new LongestFirst(context as unknown as Vitest).sort(files);
  expect(sorted.map(({ project }) => project.name)).toEqual(projectsInOrder);
});
