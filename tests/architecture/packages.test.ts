import { describe, expect, test } from 'vitest';
import { importsOf, read, scripts } from './sources.ts';

type Versions = Record<string, string>;
type Locked = { resolved?: string; dev?: boolean; optionalDependencies?: Versions; peerDependencies?: Versions };

const asked = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides',
  Versions
>;
const locked: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;

/** Rooms of which something reaches the hospital: its server or its browsers (decision 069). */
const product = /^(admin|client|controller|demo|display|generated|kiosk|server)\//;
/** Runs inside Vite. */
const build = /^(admin|controller|display|kiosk)\/build\//;

describe('package.json', () => {
  test('asks for each package by one exact version', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = asked;
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides });
    const exact = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
    expect(all.filter(([, version]) => !exact.test(version))).toEqual([]);
  });

  test('has among the dependencies what the product imports, and nothing that only tests and tools do', () => {
    const imported = new Set(
      scripts.filter((file) => product.test(file) && !build.test(file)).flatMap((file) => packagesOf(file)),
    );
    const names = Object.keys(asked.dependencies);
    const peers = new Set(names.flatMap((name) => Object.keys(locked[`node_modules/${name}`]?.peerDependencies ?? {})));
    expect([...imported].filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !imported.has(name) && !peers.has(name))).toEqual([]);
  });
});

describe('Node', () => {
  test('is one version on every system, and the bootstrap asks for it where there is no package', () => {
    const versions = new Set(Object.values(asked.optionalDependencies));
    expect(versions.size).toBe(1);
    const [version = ''] = versions;
    const major = version.split('.')[0];
    expect(read('bootstrap.mjs')).toContain(`const wantedNode = ${major};`);
    expect(asked.devDependencies['@types/node']?.split('.')[0]).toBe(major);
  });
});

describe('the lock file', () => {
  test('names no registry', () => {
    expect(Object.entries(locked).filter(([, { resolved }]) => resolved)).toEqual([]);
  });

  test('serves every system, not only the one it was made on', () => {
    const offered = Object.values(locked).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    const known = Object.keys(locked);
    expect(offered.filter((name) => !known.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  });
});

function packagesOf(file: string): string[] {
  return importsOf(file)
    .filter((specifier) => !/^(#|\.|node:|virtual:)/.test(specifier))
    .map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
}
