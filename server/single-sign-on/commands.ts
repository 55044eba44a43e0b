import { type Context, count, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { createToken } from '../security/commands.ts';
import type { NewToken } from '../security/token.ts';

/** Command: keeps the key that seals sign-ins under way, unless there is one. */
export const makeSingleSignOnKey = defineCommand(
  import.meta.url,
  'makeSingleSignOnKey',
  function* ({ key }: { key: string }): Generator<Statement, void, unknown> {
    yield* run(
      'setting',
      "INSERT INTO setting (name, value) VALUES ('singleSignOnKey', ?) ON CONFLICT (name) DO NOTHING",
      key,
    );
  },
);

interface CompleteArgument {
  readonly stateHash: string;
  readonly expiresAt: number;
  readonly token: NewToken;
}

/**
 * Command: completes a sign-in with its token, once.
 * @throws Refusal single_sign_on_expired if it was completed before
 */
export const completeSingleSignOn = defineCommand(
  import.meta.url,
  'completeSingleSignOn',
  function* ({ stateHash, expiresAt, token }: CompleteArgument, context: Context): Generator<Statement, void, unknown> {
    const first = yield* count(
      'single_sign_on_done',
      'INSERT INTO single_sign_on_done (state_hash, expires_at) VALUES (?, ?) ON CONFLICT (state_hash) DO NOTHING',
      stateHash,
      expiresAt,
    );
    if (first === 0) throw new Refusal({ code: 'single_sign_on_expired' });
    yield* createToken(token, context);
  },
);
