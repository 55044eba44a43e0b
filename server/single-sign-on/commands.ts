import { type Context, count, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { getOrganisation } from '../documents/organisation.ts';
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
  /** Whom the provider was asked for, and as whom. */
  readonly issuer: string;
  readonly clientId: string;
  readonly token: NewToken;
}

/**
 * Command: completes a sign-in with its token, once. The provider may have taken seconds to answer: what was changed
 * meanwhile holds.
 * @throws Refusal single_sign_on_expired if it was completed before; single_sign_on_not_configured if the organisation
 * asks that provider no more; single_sign_on_staff_unknown for an account that was switched off
 */
export const completeSingleSignOn = defineCommand(
  import.meta.url,
  'completeSingleSignOn',
  function* (argument: CompleteArgument, context: Context): Generator<Statement, void, unknown> {
    const { stateHash, expiresAt, token } = argument;
    const first = yield* count(
      'single_sign_on_done',
      'INSERT INTO single_sign_on_done (state_hash, expires_at) VALUES (?, ?) ON CONFLICT (state_hash) DO NOTHING',
      stateHash,
      expiresAt,
    );
    if (first === 0) throw new Refusal({ code: 'single_sign_on_expired' });
    yield* checkStillAsked(argument);
    yield* createToken(token, context);
  },
);

function* checkStillAsked({ issuer, clientId, token }: CompleteArgument): Generator<Statement, void, unknown> {
  const { organisationGid, subjectGid } = token;
  // The provider's own area is set up in the environment, for as long as the server runs.
  if (organisationGid === null) return;
  const settings = (yield* getOrganisation(organisationGid))?.singleSignOn;
  if (!settings?.enabled || settings.issuer !== issuer || settings.clientId !== clientId) {
    throw new Refusal({ code: 'single_sign_on_not_configured' });
  }
  if (subjectGid === null) return;
  const staff = yield* getDocument('staff', organisationGid, subjectGid);
  if (!staff || staff.body.enabled === false) {
    const { staffId = '' } = staff?.body ?? {};
    throw new Refusal({ code: 'single_sign_on_staff_unknown', params: { staffId } });
  }
}
