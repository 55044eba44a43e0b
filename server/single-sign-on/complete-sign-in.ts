import { timingSafeEqual } from 'node:crypto';
import type { SignedIn, Staff } from '#generated/shapes.ts';
import type { Call } from '../call/handler.ts';
import type { Document } from '../documents/document.ts';
import { findDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { hashOf } from '../ground/new-token.ts';
import { cameFrom } from '../security/came-from.ts';
import { checkNotSuspended } from '../security/check-not-suspended.ts';
import { note } from '../security/note-sign-in.ts';
import type { TokenOwner } from '../security/token.ts';
import { accountKeyOf, claimOf, personOf, textsOf } from './claims.ts';
import { completeSingleSignOn, endRefusedAccount } from './commands.ts';
import { type Answered, identify, whenAway } from './identify.ts';
import type { Begun } from './sealed-state.ts';
import { letsIn, type Provider, type Ways, waysOf } from './settings.ts';

type Completing = Call<'completeSingleSignOn'>;

/** Refusals of somebody whom the provider knows and who may come in no more, not by what they still had open either. */
const mayNot: ReadonlySet<string> = new Set(['single_sign_on_no_role', 'single_sign_on_staff_unknown']);

const wellFormedStaffId = /^[A-Za-z0-9._@-]{1,40}$/;

/**
 * Completes a sign-in with what the identity provider answered, and notes it in the access log. Whom it refuses for what
 * the provider says of them now has nothing open any more either.
 * @throws Refusal too_many_failures after many that came to nothing; single_sign_on_expired for a state that is too old, was used, comes from another browser or is none
 * of ours; single_sign_on_not_configured if the provider was changed meanwhile; single_sign_on_no_role,
 * single_sign_on_staff_unknown, single_sign_on_provider_away, and what identify refuses
 */
export async function completeSignIn(call: Completing): Promise<SignedIn> {
  const { body, services, request, now } = call;
  services.failedSignIns.check(request.ip);
  const begun = await services.seal.open(body.state);
  const usable = begun && begun.expiresAt > now && same(begun.browserKey, body.browserKey);
  if (!usable) throw new Refusal({ code: 'single_sign_on_expired' });
  const { kind, organisationGid, deviceType } = begun;
  // Whom a refusal is about, as soon as that is known.
  const about: { subjectName?: string; deviceType?: typeof deviceType } = { ...(deviceType && { deviceType }) };
  let accountKey: string | undefined;
  try {
    const signedIn = await complete(call, begun, (person, key) => {
      about.subjectName = person;
      accountKey = key;
    });
    await note(call, kind, { action: 'signedIn', ...about }, organisationGid);
    return signedIn;
  } catch (error) {
    if (error instanceof Refusal && !error.isTemporary()) {
      services.failedSignIns.count(request.ip);
      const code = error.entries[0]?.code ?? 'single_sign_on_failed';
      await note(call, kind, { action: 'refused', code, ...about }, organisationGid);
      if (accountKey !== undefined && mayNot.has(code)) {
        const ended = await services.database.write(endRefusedAccount, { kind, organisationGid, accountKey });
        if (ended > 0) await note(call, kind, { action: 'signedOut', ...about }, organisationGid);
      }
    }
    throw error;
  }
}

async function complete(
  call: Completing,
  begun: Begun,
  learn: (person: string, accountKey: string) => void,
): Promise<SignedIn> {
  const { services, body } = call;
  const { kind, organisationGid, issuer, clientId, deviceType } = begun;
  const ways = await waysOf(services, kind, organisationGid);
  const { provider, organisation } = ways;
  if (provider?.issuer !== issuer || provider.clientId !== clientId) {
    throw new Refusal({ code: 'single_sign_on_not_configured' });
  }
  const stateHash = hashOf(body.state);
  // What was completed is not asked for again; the command decides where two come at once.
  const done = await services.database.read(
    'single_sign_on_done',
    'SELECT 1 FROM single_sign_on_done WHERE state_hash = ?',
    stateHash,
  );
  if (done.length > 0) throw new Refusal({ code: 'single_sign_on_expired' });
  const claims = await claimsOf(call, begun, provider);
  const person = personOf(claims, provider.nameClaim);
  const accountKey = accountKeyOf(issuer, claims);
  learn(person, accountKey);
  const roles = textsOf(claimOf(claims, provider.roleClaim));
  if (!letsIn(provider, kind, roles)) throw new Refusal({ code: 'single_sign_on_no_role' });
  const staff = kind === 'staff' ? await staffOf(call, ways, provider, claims) : undefined;
  const owner: TokenOwner = {
    kind,
    organisationGid: organisation?.gid ?? null,
    subjectGid: staff?.gid ?? null,
    singleSignOn: true,
    accountKey,
    ...cameFrom(call.request),
    ...(staff ? { deviceType: deviceType ?? 'desktopController' } : { personName: person }),
  };
  await checkNotSuspended(services.database, owner);
  const { token, expiresAt, stored } = services.tokens.make(owner);
  const completed = { stateHash, expiresAt: begun.expiresAt, asked: provider, roles, token: stored };
  await services.database.write(completeSingleSignOn, completed);
  return {
    token,
    expiresAt,
    kind,
    ...(organisation && {
      orgGid: organisation.gid,
      organisationName: organisation.name,
      language: organisation.language,
    }),
    ...(staff ? { staffId: staff.body.staffId, staffName: staff.body.name } : { personName: person }),
    accountKey,
  };
}

async function claimsOf({ services, body, log }: Completing, begun: Begun, provider: Provider) {
  const { state, code, iss, error } = body;
  const [nonce, proof] = [await services.seal.derive(state, 'nonce'), await services.seal.derive(state, 'proof')];
  const answered: Answered = { redirectUri: begun.redirectUri, state, code, iss, error, nonce, proof };
  try {
    return await identify(await services.providers.get(provider), provider, answered);
  } catch (failure) {
    const { message, cause } = failure as Error;
    const reason = cause instanceof Error ? cause.message : message;
    const told = { event: 'identityProvider.failed', issuer: provider.issuer, reason };
    log.warn({ ...told, organisation: begun.organisationGid }, 'a single sign-on failed');
    throw failure instanceof Refusal ? failure : whenAway(failure);
  }
}

/** The member of staff whose id the provider tells; people are made by the administrators, not by the provider. */
async function staffOf(
  { services }: Completing,
  { organisation }: Ways,
  provider: Provider,
  claims: Readonly<Record<string, unknown>>,
): Promise<Document<'staff'>> {
  const [staffId = ''] = textsOf(claimOf(claims, provider.staffIdClaim));
  const found = wellFormedStaffId.test(staffId)
    ? await services.database.query(findDocument('staff', organisation?.gid ?? '', 'staffId', staffId))
    : undefined;
  if (!found || (found.body as Staff).enabled === false) {
    throw new Refusal({ code: 'single_sign_on_staff_unknown', params: { staffId: staffId.slice(0, 40) } });
  }
  return found;
}

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
