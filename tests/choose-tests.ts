import { dirname } from 'node:path';

/** The journeys of each front end; a change that stands in one runs them. */
const journeys: Readonly<Record<string, RegExp>> = {
  admin: /^tests\/e2e\/admin-/,
  controller: /^tests\/e2e\/controller-/,
  kiosk: /^tests\/e2e\/(kiosk-|kiosk\/|ticket\/)/,
  display: /^tests\/e2e\/display-(build|calls|connection|media)\./,
  'display/hall': /^tests\/e2e\/hall\./,
};

/** What everything else is made from: the generator's own tests, and each operation with its example. */
const truths = /^(schemas|openapi|locales|codegen|generated)\//;
const ofTruths = /^tests\/(codegen\/|contract\/operations\.)/;
/** They hold for every change, and take seconds. */
const always = /^tests\/(architecture|specification)\//;

/**
 * The tests that a change touches first: those that changed, those at the same place in the tree, the journeys of a
 * front end, the rules of the house. It is a choice, not a proof; `npm run test:all` runs them all.
 * @param changed paths from the root
 * @param tests all files of tests
 */
export function chooseTests(changed: readonly string[], tests: readonly string[]): string[] {
  const folders = new Set(changed.map((file) => dirname(file.replace(/^tests\//, ''))));
  const touched = Object.entries(journeys).filter(([front]) => changed.some((file) => file.startsWith(`${front}/`)));
  const ofFrontEnds = touched.map(([, ofIt]) => ofIt);
  const isTruth = changed.some((file) => truths.test(file));
  return tests.filter(
    (test) =>
      always.test(test) ||
      changed.includes(test) ||
      (!test.startsWith('tests/e2e/') && folders.has(dirname(test.replace(/^tests\//, '')))) ||
      ofFrontEnds.some((ofIt) => ofIt.test(test)) ||
      (isTruth && ofTruths.test(test)),
  );
}

/** Whether the second engine may answer otherwise than the first, so that its tests run too. */
export function needsPostgresql(changed: readonly string[]): boolean {
  return changed.some((file) => /^(tests\/)?server\/database\/|^tests\/running\//.test(file));
}
