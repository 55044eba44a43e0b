/** In a file of its own, which the writer's thread can load. */
import { one, type Statement } from '#server/database/command.ts';
import { defineCommand } from '#server/database/define-command.ts';

export const saysTheWrongTable = defineCommand(
  import.meta.url,
  'saysTheWrongTable',
  function* (_argument: Record<string, never>): Generator<Statement, void, unknown> {
    yield* one('ticket', 'SELECT gid FROM queue');
  },
);
