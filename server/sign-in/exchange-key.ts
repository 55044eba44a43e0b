import type { SignedIn } from '#generated/shapes.ts';
import type { Call } from '../call/handler.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import type { KeyPurpose } from '../panels/panel-keys.ts';
import { checkNotSuspended } from '../security/check-not-suspended.ts';
import { admit } from './admit-screen.ts';
import { createDeviceToken } from './device-token.ts';
import { findPanelByKey } from './panel-by-key.ts';

type DeviceSignIn = 'signInPanel' | 'signInKiosk' | 'signInTicketMachine';

/**
 * Exchanges the key in one of a panel's addresses for the token of the device that the address is for.
 * @throws Refusal exclusive_url_invalid for an unknown panel, a wrong key, one that was replaced, be it meanwhile, and
 * one of another address; organisation_suspended, but for a screen; for a screen also what admit refuses
 */
export async function exchangeKey(call: Call<DeviceSignIn>, kind: KeyPurpose): Promise<SignedIn> {
  const { body, services } = call;
  const found = await services.database.query(findPanelByKey(body.panelGid, body.key, kind));
  if (!found) {
    services.wrongKeys.note(call.request.ip, `${body.panelGid} ${body.key}`);
    throw new Refusal({ code: 'exclusive_url_invalid' });
  }
  const { panel, deviceGid } = found;
  const { organisationGid, gid } = panel;
  // Who paired a device has let it in; that lasts until somebody ends it.
  const asksPerson = kind === 'panel' && deviceGid === undefined;
  const admission = asksPerson ? await admit(call as Call<'signInPanel'>, panel) : {};
  const deviceType = kind === 'kiosk' ? undefined : kind;
  const owner = { kind, organisationGid, subjectGid: gid, deviceType, deviceGid, ...admission };
  await checkNotSuspended(services.database, owner);
  const { token, expiresAt, stored } = services.tokens.make(owner);
  await services.database.write(createDeviceToken, { organisationGid, token: stored, key: body.key, purpose: kind });
  const organisation = await services.database.query(getOrganisation(organisationGid));
  return {
    token,
    expiresAt,
    kind,
    orgGid: organisationGid,
    ...(organisation && { organisationName: organisation.name }),
    language: panel.body.language,
    panelGid: gid,
  };
}
