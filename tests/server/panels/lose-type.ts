import { run, type Statement } from '#server/database/command.ts';
import { defineCommand } from '#server/database/define-command.ts';

/** Command: leaves a panel of a type that the product no longer has, or has under another name. */
export const loseType = defineCommand(
  import.meta.url,
  'loseType',
  function* ({ gid, type }: { gid: string; type: string }): Generator<Statement, void, unknown> {
    yield* run(
      'document',
      'UPDATE document SET body = replace(body, ?, ?) WHERE gid = ?',
      `"${type}"`,
      '"moonPanel"',
      gid,
    );
  },
);
