import type { OperationId } from '#generated/operations.ts';
import type { Call, Handlers } from '../call/handler.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { base32 } from '../second-factor/base32.ts';
import { beginFactor, confirmFactor, removeFactor } from '../second-factor/commands.ts';
import { isFactorRequired } from '../second-factor/is-required.ts';
import { readFactor } from '../second-factor/read-factor.ts';
import { newRecoveryCodes, recoveryHash } from '../second-factor/recovery-codes.ts';
import { openSecret, sealSecret } from '../second-factor/sealed-secret.ts';
import { newSecret, stepOfCode } from '../second-factor/totp.ts';
import { waitsForCode } from '../second-factor/waits-for-code.ts';
import { attempt } from '../sign-in/attempt.ts';

export const secondFactorHandlers: Handlers<
  'beginSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor' | 'resetSecondFactor'
> = {
  // Who finds an open session sets up nothing: the password is asked for again.
  beginSecondFactor: async (call) => {
    const { services, body, organisationGid } = call;
    const staff = await ownRecord(call);
    await checkPassword(call, staff, body.password);
    const organisation = await services.database.query(getOrganisation(organisationGid));
    const secret = newSecret();
    const pending = sealSecret(services.auditKey, staff.gid, secret);
    await call.write(beginFactor, { organisationGid, staffGid: staff.gid, pending });
    const key = base32(secret);
    return { key, url: keyUrl(key, organisation?.name ?? organisationGid, staff.body.staffId) };
  },

  confirmSecondFactor: async (call) => {
    const { services, body, organisationGid, now, caller } = call;
    const { gid: staffGid } = await ownRecord(call);
    const factor = await services.database.query(readFactor(staffGid));
    const waiting = factor && waitsForCode(factor, now);
    const secret = waiting && openSecret(services.auditKey, staffGid, waiting.sealed);
    const step = secret && stepOfCode(secret, identifierKey(body.code), now, waiting.lastStep);
    if (!waiting || step === undefined) throw new Refusal({ code: 'second_factor_wrong', field: 'code' });
    const recoveryCodes = newRecoveryCodes();
    const recovery = recoveryCodes.map(recoveryHash);
    const tokenHash = caller?.tokenHash ?? '';
    await call.write(confirmFactor, { organisationGid, staffGid, sealed: waiting.sealed, step, recovery, tokenHash });
    return { recoveryCodes };
  },

  removeSecondFactor: async (call) => {
    const { services, body, organisationGid } = call;
    const staff = await ownRecord(call);
    await checkPassword(call, staff, body.password);
    const organisation = await services.database.query(getOrganisation(organisationGid));
    if (isFactorRequired(organisation, staff.body.adminRole)) throw new Refusal({ code: 'second_factor_required' });
    return call.write(removeFactor, { organisationGid, staffGid: staff.gid, endsSessions: false });
  },

  resetSecondFactor: ({ organisationGid, body, write }) =>
    write(removeFactor, { organisationGid, staffGid: body.gid, endsSessions: true }),
};

/** The record of a caller who signed in under their own name; nobody else has a second factor here. */
async function ownRecord({
  caller,
  services,
}: Pick<Call<OperationId>, 'caller' | 'services'>): Promise<Document<'staff'>> {
  const { organisationGid, subjectGid } = caller ?? {};
  const found =
    organisationGid && subjectGid
      ? await services.database.query(getDocument('staff', organisationGid, subjectGid))
      : undefined;
  if (!found) throw new Refusal({ code: 'no_permission' });
  return found;
}

async function checkPassword(
  call: Pick<Call<'signOut'>, 'services' | 'request'>,
  { organisationGid, secret, body }: Document<'staff'>,
  password: string,
): Promise<void> {
  await attempt(call, { kind: 'staff', orgGid: organisationGid, staffId: body.staffId }, async () => {
    if (await call.services.passwords.verify(secret, password)) return;
    throw new Refusal({ code: 'wrong_password', field: 'password' });
  });
}

/** What authenticator apps read from the QR code (the Key Uri Format that all of them take). */
function keyUrl(key: string, organisation: string, staffId: string): string {
  const [issuer, account] = [organisation, staffId].map(encodeURIComponent);
  return `otpauth://totp/${issuer}:${account}?secret=${key}&issuer=${issuer}`;
}
