/** The tests in two steps: rooms and their order, then journeys in a browser and the server on each engine. */
import { defineConfig } from 'vitest/config';
import { notOfEveryChange, ofEveryChange, onlyOfEveryChange } from './tests/running/every-change.ts';
import { LongestFirst } from './tests/running/longest-first.ts';

const rooms = [
  'admin',
  'bench',
  'browser',
  'client',
  'codegen',
  'controller',
  'days',
  'demo',
  'display',
  'fuzz',
  'kiosk',
  'launcher',
  'running',
  'spreadsheet',
];
/** Of the fuzzer only the run itself needs an engine. */
const fuzz = 'tests/fuzz/fuzz.test.ts';
const leftOut = onlyOfEveryChange ? notOfEveryChange : [];

/** Tests of the server run on both engines; those of one engine's own workings on that one. */
const engines = [
  {
    engine: 'sqlite',
    not: ['tests/server/database/postgresql/**'],
    setup: ['tests/running/sqlite-of-run.ts'],
    before: ['tests/running/touched-tables.ts'],
  },
  {
    engine: 'postgresql',
    // What touches no database is the same on both.
    not: [
      'tests/server/database/sqlite/**',
      'tests/server/main*.test.ts',
      'tests/server/http/{http.connections,keep-back-refusals,read-away,slow-bodies}.test.ts',
      'tests/server/event-loop/**',
      'tests/server/files/{inspector,read-yaml,store-upload.hostile}.test.ts',
      'tests/server/files/pictures/**',
      'tests/server/media-sources/{open-in-time,received,sign-s3}.test.ts',
      'tests/server/tls/**',
      'tests/server/trace/**',
      'tests/contract/refusals.test.ts',
    ],
    setup: ['tests/running/postgresql-of-run.ts'],
    before: [],
  },
] as const;

/**
 * Journeys and tests of the server wait a third of their time, for the other side and for what takes its time: two at once
 * leave two cores half idle, four do not. In one group nobody waits for the last of the journeys.
 */
const waiting = { sequence: { groupOrder: 2 }, maxWorkers: 4 } as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tests/browser/prepare.ts', 'tests/running/compiled-of-run.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Files that share their modules (as below) take two thirds of the time.
          isolate: false,
          include: ['tests/*.test.ts', ...rooms.map((room) => `tests/${room}/**/*.test.{ts,tsx}`)],
          exclude: [fuzz, ...leftOut],
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          isolate: false,
          include: ['tests/architecture/**/*.test.ts', 'tests/specification/**/*.test.ts'],
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      ...engines.map(({ engine, not, setup, before }) => ({
        extends: true as const,
        test: {
          name: `server-${engine}`,
          include: filesOf(`server-${engine}`, ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts', fuzz]),
          exclude: [...not, ...leftOut],
          provide: { engine },
          globalSetup: ['tests/running/memory-of-run.ts', ...setup],
          setupFiles: [...before],
          ...waiting,
          // The files of a worker share their modules, which are six hundred: reading them once a file took longer than
          // most of the tests. No test leaves anything in a module.
          isolate: false,
          // Histories of forty presses, drawn at random, take a minute on a busy machine.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // An event is waited for, however busy the machine: a second is no promise of the product.
          expect: { poll: { timeout: 20_000 } },
        },
      })),
      {
        extends: true,
        test: {
          name: 'e2e',
          // A busy machine must not lose a run; tests/main.ts names whatever passed only at the second try. Nothing else is
          // tried again: a random history that failed would be drawn with another seed, and pass.
          retry: 1,
          // As on the server: a journey's file reads half of the product before its first step.
          isolate: false,
          include: filesOf('e2e', ['tests/e2e/**/*.test.ts']),
          globalSetup: ['tests/e2e/build-before.ts'],
          ...waiting,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A busy machine may take seconds for what a person sees at once; figures belong to the benchmarks.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});

/** @returns all files of a project, or those that every change runs */
function filesOf(project: string, all: readonly string[]): string[] {
  const few: Readonly<Record<string, readonly string[]>> = ofEveryChange;
  return [...((onlyOfEveryChange && few[project]) || all)];
}
