import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, root } from './sources.ts';

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const asked = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

interface Row {
  readonly id: string;
  readonly verdict: string;
  readonly where: string;
}

const rows: Row[] = read('docs/security.md')
  .split('\n')
  .map((line) => /^\| (?<id>\d+\.\d+\.\d+) \| .+? \| (?<verdict>[a-z ]+) \| (?<where>.*) \|$/.exec(line))
  .flatMap((match) => (match ? [match.groups as unknown as Row] : []));

describe('the page on security', () => {
  test('has a row for each requirement of levels 1 and 2', () => {
    const chapters = asked.map((_, index) => rows.filter(({ id }) => id.startsWith(`${index + 1}.`)).length);
    expect(chapters).toEqual(asked);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  });

  test('says of each how it holds, or why it does not', () => {
    expect(rows.filter(({ verdict }) => !['test', 'document', 'not applicable', 'open'].includes(verdict))).toEqual([]);
    expect(rows.filter(({ where }) => where.trim().length < 6)).toEqual([]);
  });

  test('each test that it names is there', () => {
    const held = rows.filter(({ verdict }) => verdict === 'test');
    expect(held.length).toBeGreaterThan(100);
    expect(held.filter(({ where }) => !where.includes('](../tests/')).map(({ id }) => id)).toEqual([]);
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  test('each part of it that it names is there', () => {
    const headings = [...read('docs/security.md').matchAll(/^## (.+)$/gm)].map(([, heading]) =>
      anchorOf(heading ?? ''),
    );
    const named = rows.flatMap(({ where }) => [...where.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor));
    expect(named.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([]);
  });
});

/** What is wrong with the files that a row links, and with the titles behind them. */
function faultsOf({ id, where }: Row): string[] {
  return [...where.matchAll(/\]\(([^)#]+)\)(?: “([^”]+)”)?/g)].flatMap(([, link = '', title]) => {
    const file = posix.join('docs', link);
    if (!existsSync(join(root, file))) return [`${id}: ${file} is not there`];
    return title && !read(file).includes(title) ? [`${id}: “${title}” does not stand in ${file}`] : [];
  });
}

function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-');
}
