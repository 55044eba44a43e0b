import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, read, root } from './sources.ts';

type Locked = { resolved?: string; version?: string; optionalDependencies?: Record<string, string> };

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

  test('package.json asks for each package by one exact version', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(read('package.json'));
    const asked = Object.entries<string>({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
      ...overrides,
    });
    const exact = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
    expect(asked.filter(([, version]) => !exact.test(version)).map(([name, version]) => `${name}: ${version}`)).toEqual(
      [],
    );
  });

  test('the lock file names no registry', () => {
    const packages = Object.entries(lockedPackages()).filter(([, { resolved }]) => resolved);
    expect(packages).toEqual([]);
  });

  test('the lock file serves every system, not only the one it was made on', () => {
    const locked = lockedPackages();
    const offered = Object.values(locked).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    const known = Object.keys(locked);
    expect(offered.filter((name) => !known.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  });
});

/** JSON knows no comments: a banner there is a property at the top. */
function firstLines(file: string): string {
  return read(file).split('\n', 3).join('\n');
}

function lockedPackages(): Record<string, Locked> {
  return JSON.parse(read('package-lock.json')).packages;
}
