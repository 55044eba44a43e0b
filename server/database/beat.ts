import { type Context, one, run, type Statement } from './command.ts';
import { defineCommand } from './define-command.ts';

/**
 * Command: writes a row and reads it back, and a record that has stood there for long, so that an installation that
 * can do neither is known before a counter presses.
 */
export const beat = defineCommand(
  import.meta.url,
  'beat',
  function* (_argument: Record<string, never>, { now }: Context): Generator<Statement, void, unknown> {
    yield* run(
      'pulse',
      'INSERT INTO pulse (name, at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at',
      row,
      now,
    );
    yield* readBeat();
  },
);

/** Yields what the health check reads. */
export function* readBeat(): Generator<Statement, void, unknown> {
  yield* one('pulse', 'SELECT at FROM pulse WHERE name = ?', row);
  yield* one('organisation', 'SELECT gid, body FROM organisation ORDER BY gid DESC LIMIT 1');
  yield* one('log_head', 'SELECT organisation_gid, seq FROM log_head ORDER BY organisation_gid DESC LIMIT 1');
}

const row = 'health';
