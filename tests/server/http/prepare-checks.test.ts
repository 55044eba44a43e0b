import { afterEach, expect, test } from 'vitest';
import { watchEventLoop } from '#server/event-loop/event-loop.ts';
import { prepareChecks } from '#server/http/prepare-checks.ts';
import { operationContracts } from '#server/shapes/operation.ts';

const loop = watchEventLoop(() => undefined);
afterEach(() => loop.close());

test('the checks of all operations are made one after the other, and what goes on between them is not held up', async () => {
  const made: string[] = [];
  const some = operationContracts().slice(0, 3);
  const done = new Promise<void>((resolve) => {
    const noted = some.map((contract) => ({
      ...contract,
      validators: () => {
        const validators = contract.validators();
        made.push(contract.operationId);
        if (contract === some.at(-1)) resolve();
        else setImmediate(() => made.push('somebody else'));
        return validators;
      },
    }));
    prepareChecks(noted, loop);
  });
  expect(made).toEqual([]);
  await done;
  const [first, second, third] = some.map(({ operationId }) => operationId);
  expect(made).toEqual([first, 'somebody else', second, 'somebody else', third]);
});
