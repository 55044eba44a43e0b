import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { UsedFactor } from '../second-factor/check-factor.ts';
import { useFactor } from '../second-factor/commands.ts';
import { readFactor } from '../second-factor/read-factor.ts';
import { createToken } from '../security/commands.ts';
import type { NewToken } from '../security/token.ts';

interface PersonTokenArgument {
  readonly organisationGid: string;
  readonly token: NewToken;
  readonly version: number;
  readonly factor: UsedFactor | undefined;
}

/**
 * Command: stores the token of a member of staff, whose record has not changed since it was looked at: a role that is
 * taken away at this moment stays away.
 * A second factor that was shown is used up by it.
 * @throws Refusal login_failed if it has; second_factor_wrong, second_factor_needed
 */
export const createPersonToken = defineCommand(
  import.meta.url,
  'createPersonToken',
  function* (
    { organisationGid, token, version, factor }: PersonTokenArgument,
    context: Context,
  ): Generator<Statement, void, unknown> {
    const staff = yield* getDocument('staff', organisationGid, token.subjectGid ?? '');
    if (staff?.version !== version) throw new Refusal({ code: 'login_failed' });
    const hasFactor = (yield* readFactor(staff.gid))?.secret;
    if (hasFactor && !factor) throw new Refusal({ code: 'second_factor_needed' });
    yield* useFactor(staff.gid, factor);
    yield* createToken(token, context);
  },
);
