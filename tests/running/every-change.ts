/**
 * The tests that take minutes, and which of them belong to every change: `npm test` is to take less than fifteen minutes
 * on two cores, and a journey in a browser takes ten seconds of one (decision 176). `npm run test:all` runs all.
 * Paths and patterns from the root.
 */
export const ofEveryChange = {
  /**
   * The second engine where it may answer otherwise than the first: each operation and with it nearly each statement,
   * what happens at the same time, and the database itself.
   */
  'server-postgresql': [
    'tests/contract/operations.test.ts',
    'tests/server/database/**/*.test.ts',
    'tests/server/queue/queue.{any-clock,claim,clock,proof}.test.ts',
  ],
  /** A day at a clinic, the way of each kind of person through their page, and what must never stop a hall. */
  e2e: [
    'tests/e2e/admin-forms.test.ts',
    'tests/e2e/admin/without-network.test.ts',
    'tests/e2e/clinic-day.test.ts',
    'tests/e2e/controller/cut-network.test.ts',
    'tests/e2e/devices/release.test.ts',
    'tests/e2e/display-{build,calls,connection}.test.ts',
    'tests/e2e/display/{clock,groups,long-departments,signs}.test.ts',
    'tests/e2e/kiosk-check-in.test.ts',
    'tests/e2e/kiosk/build.test.ts',
    'tests/e2e/outage/outage.test.ts',
    'tests/e2e/ticket/asked-numbers.test.ts',
  ],
} as const;

/**
 * Of the other tests: what damages files or logs in every way, starts servers one after the other, fetches from each
 * kind of media server, plays whole days, deletes those that have expired or copies the tree for each new language.
 */
export const notOfEveryChange = [
  'tests/codegen/{main,main.untranslated,new/language}.test.ts',
  'tests/demo/seed.test.ts',
  'tests/demo/simulation/run.test.ts',
  'tests/server/audit/verify.test.ts',
  'tests/server/backup/backup{s,.rehearsal}.test.ts',
  'tests/server/database/postgresql/postgresql.processes.test.ts',
  'tests/server/database/sqlite/sqlite.{full-disk,lost-files}.test.ts',
  'tests/server/files/store-upload.hostile.test.ts',
  'tests/server/former-installation.test.ts',
  'tests/server/main{,.compiled,.demo,.modes,.refused}.test.ts',
  'tests/server/media-sources/open-{ftp,http}.test.ts',
  'tests/server/printing/printing.crash.test.ts',
  'tests/server/retention/sweeper.test.ts',
] as const;

/** Set by `npm test`; without it, as where files or a project are named, all of them run. */
export const onlyOfEveryChange = process.env.TESTS === 'of-every-change';
