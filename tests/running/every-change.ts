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
    'tests/server/queue/**/*.test.ts',
    'tests/server/stream/**/*.test.ts',
  ],
  /** A day at a clinic, the way of each kind of person through their page, and what must never stop a hall. */
  e2e: [
    'tests/e2e/admin-{entry,forms,screens}.test.ts',
    'tests/e2e/admin/{impatient-hands,without-network}.test.ts',
    'tests/e2e/clinic-day.test.ts',
    'tests/e2e/controller/{cut-network,thai-desk,tired-hands,two-desks}.test.ts',
    'tests/e2e/devices/{pairing,release}.test.ts',
    'tests/e2e/display-{build,calls,connection,later,media,voice}.test.ts',
    'tests/e2e/display/{clock,groups,long-departments,signs}.test.ts',
    'tests/e2e/kiosk-check-in.test.ts',
    'tests/e2e/kiosk/{build,old-engines,without-network}.test.ts',
    'tests/e2e/outage/{faults,outage,plain-page}.test.ts',
    'tests/e2e/printing.test.ts',
    'tests/e2e/ticket/{machine,push}.test.ts',
  ],
} as const;

/** Set by `npm test`; whoever names files, a project or `npm run test:all` means all of them. */
export const onlyOfEveryChange = process.env.TESTS === 'of-every-change';
