import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or so: begun near the end they would leave the other workers nothing to do. */
export const longest = [
  'tests/e2e/recipes/recipes.test.ts',
  'tests/e2e/every-entity/every-entity.test.ts',
  'tests/e2e/display/types.test.ts',
  'tests/e2e/admin-accessibility.test.ts',
  'tests/e2e/old-browsers.test.ts',
  'tests/e2e/devices/fleet.test.ts',
  'tests/e2e/devices/launcher-update.test.ts',
  'tests/e2e/outage/films.test.ts',
  'tests/contract/operations.test.ts',
  'tests/server/printing/printing.test.ts',
];

/**
 * The order of test files. Vitest knows how long a file took where it has run before; on a fresh clone it begins with the
 * largest, and the longest are among the small ones.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    const place = ({ moduleId }: TestSpecification) => longest.indexOf(relative(this.ctx.config.root, moduleId));
    return [...projects.values()].flatMap((sorted) => [
      ...sorted.filter((file) => place(file) >= 0).sort((one, other) => place(one) - place(other)),
      ...sorted.filter((file) => place(file) < 0),
    ]);
  }
}
