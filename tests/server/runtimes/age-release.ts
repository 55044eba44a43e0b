import { run, type Statement } from '#server/database/command.ts';
import { defineCommand } from '#server/database/define-command.ts';

/** Command: gives a published release a number below the server's own, as if the server had been updated past it. */
export const ageRelease = defineCommand(
  import.meta.url,
  'ageRelease',
  function* ({ gid, from, to }: { gid: string; from: string; to: string }): Generator<Statement, void, unknown> {
    yield* run('document', 'UPDATE document SET body = replace(body, ?, ?) WHERE gid = ?', `"${from}"`, `"${to}"`, gid);
  },
);
