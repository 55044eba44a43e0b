import { type Context, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';

/** Command: keeps a fact of this installation if there is none of that name, and answers the one that is kept. */
export const keepSetting = defineCommand(
  import.meta.url,
  'keepSetting',
  function* (
    { name, value }: { name: string; value: string },
    _context: Context,
  ): Generator<Statement, string, unknown> {
    yield* run('setting', 'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', name, value);
    const kept = yield* one<{ value: string }>('setting', 'SELECT value FROM setting WHERE name = ?', name);
    return kept!.value;
  },
);
