import { limits } from '#generated/limits.ts';
import type { Call } from '../call/handler.ts';
import type { Document } from '../documents/document.ts';
import { findOrganisationRow, organisationFrom } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { defaultLocale } from '../ground/texts.ts';
import { mayServe } from '../queue/read-staff.ts';
import { checkPasswordsUsed } from '../single-sign-on/settings.ts';
import { attempt } from './attempt.ts';
import { findStaffByPassword } from './staff-by-password.ts';

type Asked = Pick<Call<'signInPanel'>, 'body' | 'services' | 'request'>;

/**
 * Lets a screen in as its panel asks for it (schemas/values/PanelAuthentication.json): by the address alone, by
 * somebody's password, or by the token that it was let in with before. Gives how long its token lasts.
 * @throws Refusal panel_authentication_needed with the kind that is asked for and the panel's language, which the screen
 * cannot know yet; password_sign_in_off, wrong_password, login_failed, and no_permission for somebody who may not serve an
 * examination room
 */
export async function admit(call: Asked, panel: Document<'panel'>): Promise<{ hours?: number }> {
  const { authentication = 'none', language = defaultLocale } = panel.body;
  if (authentication === 'none') return {};
  const admitted = { hours: limits.admittedScreenHours };
  if (await wasLetIn(call, panel.gid)) return admitted;
  const { staffId, password } = call.body;
  const byPerson = authentication !== 'informationRoom';
  if (password === undefined || (byPerson && staffId === undefined)) {
    throw new Refusal({ code: 'panel_authentication_needed', params: { authentication, language } });
  }
  // What signs nobody in must not open screens either: it may belong to somebody who has left.
  const row = await call.services.database.query(findOrganisationRow(panel.organisationGid));
  checkPasswordsUsed(row && organisationFrom(row), byPerson ? 'staff' : 'session');
  if (byPerson) await checkStaff(call, panel, staffId ?? '', password, authentication === 'inspection');
  else await checkOrganisation(call, panel, row?.password_hash, password);
  return admitted;
}

async function wasLetIn({ body, services }: Asked, panelGid: string): Promise<boolean> {
  const held = body.token === undefined ? undefined : await services.tokens.find(body.token);
  return held?.kind === 'panel' && held.subjectGid === panelGid;
}

function checkOrganisation(
  call: Asked,
  { organisationGid }: Document<'panel'>,
  hash: string | undefined,
  password: string,
) {
  return attempt(call, { kind: 'session', orgGid: organisationGid, staffId: '' }, async () => {
    if (await call.services.passwords.verify(hash, password)) return;
    throw new Refusal({ code: 'wrong_password', field: 'password' });
  });
}

async function checkStaff(
  call: Asked,
  panel: Document<'panel'>,
  staffId: string,
  password: string,
  ofThisRoom: boolean,
): Promise<void> {
  const staff = await attempt(call, { kind: 'staff', orgGid: panel.organisationGid, staffId }, async () => {
    const known = await findStaffByPassword(call.services, panel.organisationGid, staffId, password);
    if (!known) throw new Refusal({ code: 'login_failed' });
    return known;
  });
  if (ofThisRoom && !mayServe(staff.body.panels, panel.gid)) throw new Refusal({ code: 'no_permission' });
}
