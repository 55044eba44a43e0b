import { limits } from '#generated/limits.ts';
import type { Call } from '../contract/handler.ts';
import type { Document } from '../documents/document.ts';
import { findDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { findOrganisationRow } from '../organisations/organisation.ts';
import { mayServe } from '../queue/read-staff.ts';

type Asked = Pick<Call<'signInPanel'>, 'body' | 'services'>;

/**
 * Lets a screen in as its panel asks for it (schemas/values/PanelAuthentication.json): by the address alone, by
 * somebody's password, or by the token that it was let in with before. Gives how long its token lasts.
 * @throws Refusal panel_authentication_needed with the kind that is asked for; wrong_password, login_failed, and
 * no_permission for somebody who may not serve an examination room
 */
export async function admit(call: Asked, panel: Document<'panel'>): Promise<{ hours?: number }> {
  const { authentication = 'none' } = panel.body;
  if (authentication === 'none') return {};
  const admitted = { hours: limits.admittedScreenHours };
  if (await wasLetIn(call, panel.gid)) return admitted;
  const { staffId, password } = call.body;
  const byPerson = authentication !== 'informationRoom';
  if (password === undefined || (byPerson && staffId === undefined)) {
    throw new Refusal({ code: 'panel_authentication_needed', params: { authentication } });
  }
  if (byPerson) await checkStaff(call, panel, staffId ?? '', password, authentication === 'inspection');
  else await checkOrganisation(call, panel.organisationGid, password);
  return admitted;
}

async function wasLetIn({ body, services }: Asked, panelGid: string): Promise<boolean> {
  const held = body.token === undefined ? undefined : await services.tokens.find(body.token);
  return held?.kind === 'panel' && held.subjectGid === panelGid;
}

async function checkOrganisation({ services }: Asked, organisationGid: string, password: string): Promise<void> {
  const row = await services.database.query(findOrganisationRow(organisationGid));
  if (!(await services.passwords.verify(row?.password_hash, password))) {
    throw new Refusal({ code: 'wrong_password', field: 'password' });
  }
}

// An unknown staff id and a wrong password are one answer, in the same time, as at a controller.
async function checkStaff(
  { services }: Asked,
  panel: Document<'panel'>,
  staffId: string,
  password: string,
  ofThisRoom: boolean,
): Promise<void> {
  const staff = await services.database.query(findDocument('staff', panel.organisationGid, 'staffId', staffId));
  const right = await services.passwords.verify(staff?.secret, password);
  if (!staff || !right || staff.body.enabled === false) throw new Refusal({ code: 'login_failed' });
  if (ofThisRoom && !mayServe(staff.body.panels, panel.gid)) throw new Refusal({ code: 'no_permission' });
}
