import { describe, expect, test } from 'vitest';
import { circlesIn, importGraph, reachedFrom } from './import-graph.ts';
import { files, read } from './sources.ts';

interface Floor {
  readonly name: string;
  readonly folders: readonly string[];
}

/** The table of floors in docs/architecture.md, from the ground up. */
const floors: Floor[] = [...read('docs/architecture.md').matchAll(/^\| \d+ \| (\w+) \| ([^|]*) \|[^|]*\|$/gm)].map(
  ([, name, folders]) => ({
    name: name as string,
    folders: [...(folders as string).matchAll(/`([\w-]*)\/?`/g)].map(([, folder]) => folder as string),
  }),
);
const folderOf = (file: string) => (file.split('/').length > 2 ? (file.split('/')[1] as string) : 'server');
const floorOf = (file: string) => floors.findIndex(({ folders }) => folders.includes(folderOf(file)));

const server = [...importGraph.keys()].filter((file) => file.startsWith('server/'));
/** Each import within the server, by type or by value. */
const imports = server.flatMap((from) =>
  (importGraph.get(from) ?? []).filter((to) => to.startsWith('server/')).map((to) => ({ from, to })),
);

describe('the floors of the server', () => {
  test('are those of the table in docs/architecture.md, which has each folder once', () => {
    const listed = floors.flatMap(({ folders }) => folders);
    expect(listed.toSorted()).toEqual([...new Set(server.map(folderOf))].toSorted());
    console.log(countsOfImports());
  });

  test('import downwards', () => {
    const upwards = imports.filter(({ from, to }) => floorOf(to) > floorOf(from));
    expect(upwards.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  test('have no circle of folders', () => {
    const folders = new Map<string, Set<string>>();
    for (const { from, to } of imports) {
      const of = folders.get(folderOf(from)) ?? folders.set(folderOf(from), new Set()).get(folderOf(from));
      if (folderOf(to) !== folderOf(from)) of?.add(folderOf(to));
    }
    expect(circlesIn(new Map([...folders].map(([folder, next]) => [folder, [...next]])))).toEqual([]);
  });
});

test('no files import each other in a circle, not even for their types', () => {
  const circles = circlesIn(importGraph);
  console.log(`circles among ${importGraph.size} files, imports of types included: ${circles.length}`);
  expect(circles).toEqual([]);
});

/** What decides: the rules of the queue, as functions of what they are given (docs/design: the pure core). */
const core = files.filter((file) =>
  /^server\/queue\/(decide-[\w-]+|move|fold|carry-over|counter-state|variants|policy\/[\w-]+)\.ts$/.test(file),
);

test('the core of the queue reaches no database, not even by a type', () => {
  expect(core.length).toBeGreaterThan(15);
  const reached = core.flatMap((file) =>
    [...reachedFrom(file)].filter(([path]) => /^server\/(database|documents)\//.test(path)).map(([, way]) => way),
  );
  expect(reached.map((way) => way.join(' -> '))).toEqual([]);
});

/** How many imports go from each floor (row) to each (column), as text. */
function countsOfImports(): string {
  const rows = floors.map(({ name }, row) => {
    const counts = floors.map((_, column) => {
      const found = imports.filter(
        ({ from, to }) => floorOf(from) === row && floorOf(to) === column && folderOf(from) !== folderOf(to),
      );
      return String(found.length || '·').padStart(9);
    });
    return name.padEnd(10) + counts.join('');
  });
  const head = ''.padEnd(10) + floors.map(({ name }) => name.padStart(9)).join('');
  return [
    'imports between folders of the server, from the floor of the row to that of the column:',
    head,
    ...rows,
  ].join('\n');
}
