import type { SignInKind } from '#generated/values.ts';
import { type Context, count, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { createToken } from '../security/commands.ts';
import type { NewToken } from '../security/token.ts';
import { letsIn, ofOrganisation, type Provider } from './settings.ts';

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

const claimsThatDecide = ['roleClaim', 'staffIdClaim'] as const;

interface RefusedAccount {
  readonly kind: SignInKind;
  /** '' for the provider's own area. */
  readonly organisationGid: string;
  readonly accountKey: string;
}

interface CompleteArgument {
  readonly stateHash: string;
  readonly expiresAt: number;
  /** The provider that was asked, as it was set up then. */
  readonly asked: Pick<Provider, 'issuer' | 'clientId' | (typeof claimsThatDecide)[number]>;
  /** What it told of the person. */
  readonly roles: readonly string[];
  readonly token: NewToken;
}

/**
 * Command: completes a sign-in with its token, once. The provider may have taken seconds to answer: what was changed
 * meanwhile holds. Who works under another record from now on works no longer under the one of before.
 * @throws Refusal single_sign_on_expired if it was completed before; single_sign_on_not_configured if the organisation
 * asks that provider no more; single_sign_on_expired where it asks something else of it; single_sign_on_no_role where
 * the roles let in nobody any more; single_sign_on_staff_unknown for an account that was switched off
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
    const { kind, organisationGid, subjectGid, accountKey } = token;
    if (subjectGid !== null) {
      yield* run(
        'token',
        'DELETE FROM token WHERE account_key = ? AND kind = ? AND organisation_gid = ? AND subject_gid <> ?',
        accountKey ?? '',
        kind,
        organisationGid,
        subjectGid,
      );
    }
    yield* createToken(token, context);
  },
);

/** Command: ends what an account at the provider has open, of one kind in one organisation; answers how many. */
export const endRefusedAccount = defineCommand(
  import.meta.url,
  'endRefusedAccount',
  function* ({ kind, organisationGid, accountKey }: RefusedAccount): Generator<Statement, number, unknown> {
    return yield* count(
      'token',
      "DELETE FROM token WHERE account_key = ? AND kind = ? AND COALESCE(organisation_gid, '') = ?",
      accountKey,
      kind,
      organisationGid,
    );
  },
);

function* checkStillAsked({ asked, roles, token }: CompleteArgument): Generator<Statement, void, unknown> {
  const { kind, organisationGid, subjectGid } = token;
  // The provider's own area is set up in the environment, for as long as the server runs.
  if (organisationGid === null) return;
  const organisation = yield* getOrganisation(organisationGid);
  const now = organisation && ofOrganisation(organisation, undefined, kind === 'staff' ? 'staff' : 'session');
  if (now?.issuer !== asked.issuer || now.clientId !== asked.clientId) {
    throw new Refusal({ code: 'single_sign_on_not_configured' });
  }
  // Something else would have been read of what the provider told.
  if (claimsThatDecide.some((name) => now[name] !== asked[name])) throw new Refusal({ code: 'single_sign_on_expired' });
  if (!letsIn(now, kind as SignInKind, roles)) throw new Refusal({ code: 'single_sign_on_no_role' });
  if (subjectGid === null) return;
  const staff = yield* getDocument('staff', organisationGid, subjectGid);
  if (!staff || staff.body.enabled === false) {
    const { staffId = '' } = staff?.body ?? {};
    throw new Refusal({ code: 'single_sign_on_staff_unknown', params: { staffId } });
  }
}
