import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, read, root } from './sources.ts';

type Environment = { properties: Record<string, { default: string | number }> };

describe('the repository', () => {
  test('generated files say so on their first line', () => {
    const wrong = files.filter((file) => file.startsWith('generated/') && !/generated/i.test(firstLines(file)));
    expect(wrong).toEqual([]);
  });

  test('names no folder of the machine it was written on', () => {
    const text = files.filter((file) => /\.(ts|tsx|mjs|json|ya?ml|md|css|html|sql)$/.test(file));
    const path = /["'`\s(](\/home\/\w{2,}|\/Users\/\w+|\/root\/|\/work\/|[A-Z]:\\\\Users)/;
    expect(text.filter((file) => path.test(read(file)))).toEqual([]);
  });

  test('links between its pages lead somewhere', () => {
    const broken = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) =>
          posix.join(dirname(file), link as string),
        ),
      )
      .filter((path) => !existsSync(join(root, path)));
    expect(broken).toEqual([]);
  });

  test('the README names every variable of the environment with its default', () => {
    const { properties } = JSON.parse(read('schemas/device/ServerEnvironment.json')) as Environment;
    const readme = read('README.md');
    const rows = Object.entries(properties).map(
      ([name, { default: value }]) => `| \`${name}\` | ${value === '' ? '' : `\`${value}\` `}|`,
    );
    expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
  });
});

/** JSON knows no comments: a banner there is a property at the top. */
function firstLines(file: string): string {
  return read(file).split('\n', 3).join('\n');
}
