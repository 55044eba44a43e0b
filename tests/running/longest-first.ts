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
  'tests/e2e/clinic-day.test.ts',
  'tests/e2e/outage/outage.test.ts',
  'tests/e2e/kiosk-check-in.test.ts',
  'tests/contract/operations.test.ts',
  'tests/contract/refusals.test.ts',
  'tests/contract/idempotency.test.ts',
  'tests/server/queue/queue.proof.test.ts',
  'tests/server/queue/queue.crash.test.ts',
  'tests/server/stream/live-view.property.test.ts',
  'tests/fuzz/fuzz.test.ts',
  'tests/server/views/composed.property.test.ts',
  'tests/server/printing/printing.test.ts',
  'tests/admin/form/find-errors.agreement.test.ts',
  'tests/codegen/generate.test.ts',
  'tests/running/server.test.ts',
];

/**
 * Projects that run together in the order in which they are begun: that of a few long files first, for each operation on
 * PostgreSQL takes longer than all else there, and that of hundreds of short ones last, which leave no worker without work.
 */
export const projectsInOrder = ['server-postgresql', 'e2e', 'server-sqlite'];

/**
 * The order of test files. Vitest knows how long a file took where it has run before; on a fresh clone it begins with the
 * largest, and the longest are among the small ones.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    const place = ({ moduleId }: TestSpecification) => longest.indexOf(relative(this.ctx.config.root, moduleId));
    const turn = (name: string) => projectsInOrder.indexOf(name);
    const inTurn = [...projects].sort(([one], [other]) => turn(one.name) - turn(other.name));
    return inTurn.flatMap(([, sorted]) => [
      ...sorted.filter((file) => place(file) >= 0).sort((one, other) => place(one) - place(other)),
      ...sorted.filter((file) => place(file) < 0),
    ]);
  }
}
