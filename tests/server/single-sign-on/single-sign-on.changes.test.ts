/** What the identity provider says of somebody changes between two of their sign-ins. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, type Hospital, type Kind, openHospitalWithProvider, web } from './hospital-with-provider.ts';

let hospital: Hospital;
let people: Hospital['idp']['people'];

beforeAll(async () => {
  hospital = await openHospitalWithProvider();
  people = structuredClone(hospital.idp.people);
});
afterAll(() => hospital?.close());
afterEach(() => {
  Object.assign(hospital.idp.people, structuredClone(people));
  hospital.idp.tamper = undefined;
});

const works = async (token: string) =>
  (await hospital.app.call('GET', `${web}/organization/general`, { token })).status === 200;
const comesIn = async (kind: Kind, login: string, gid?: string) => (await hospital.signIn(kind, login, gid)).body.token;
const become = (login: string, changed: object) =>
  Object.assign(hospital.idp.people, { [login]: { ...hospital.idp.people[login], ...changed } });
const set = (gid: string, token: string, singleSignOn: object) =>
  hospital.app.done('PATCH', `${web}/organization/general`, { token, body: { gid, singleSignOn } });

describe('a sign-in that is refused', () => {
  test('because the role is gone ends what the same account still had open, and nothing else', async () => {
    const [first, asStaff] = [await comesIn('session', 'chen'), await comesIn('staff', 'lin')];
    become('lin', { roles: ['nurse', 'callboard-admin'] });
    const [other, both] = [await comesIn('session', 'lin'), await comesIn('session', 'chen')];
    const quick = await hospital.app.done('POST', `${web}/organization/callPanelToken`, { token: first });
    become('chen', { roles: ['nurse'] });
    expect(codeOf(await hospital.signIn('session', 'chen'))).toBe('single_sign_on_no_role');
    for (const ended of [first, both, quick.callPanelToken]) expect(await works(ended)).toBe(false);
    for (const left of [other, asStaff, hospital.session]) expect(await works(left)).toBe(true);
    const noted = (await hospital.log('access')).filter(({ subjectName }) => subjectName === '陳美玲 (m.chen)');
    expect(noted.map(({ action }) => action)).toEqual(expect.arrayContaining(['refused', 'signedOut']));
  });

  test('ends what stands under the name of before, and leaves those of another hospital', async () => {
    const { orgGid } = await hospital.another();
    const [here, there] = [await comesIn('session', 'chen'), await comesIn('session', 'chen', orgGid)];
    become('chen', { name: '林陳美玲', preferred_username: 'm.lin', roles: [] });
    expect(codeOf(await hospital.signIn('session', 'chen'))).toBe('single_sign_on_no_role');
    expect([await works(here), await works(there)]).toEqual([false, true]);
  });

  test.each([
    ['without the role', { roles: [] }, 'single_sign_on_no_role'],
    ['with an id that no record has', { preferred_username: 'n9' }, 'single_sign_on_staff_unknown'],
  ])('ends the desks of a member of staff %s', async (_, changed, code) => {
    const desk = await comesIn('staff', 'lin');
    become('lin', changed);
    expect(codeOf(await hospital.signIn('staff', 'lin'))).toBe(code);
    expect(await works(desk)).toBe(false);
  });

  test("ends what one of the provider's staff had open", async () => {
    const token = await comesIn('systemAdvance', 'wu');
    const status = async () =>
      (await hospital.app.call('GET', `${web}/advancedSetting/organization/list`, { token })).status;
    expect(await status()).toBe(200);
    become('wu', { roles: [] });
    expect(codeOf(await hospital.signIn('systemAdvance', 'wu'))).toBe('single_sign_on_no_role');
    expect(await status()).toBe(401);
  });

  test('by the person, who cancels at the provider, ends nothing', async () => {
    const token = await comesIn('session', 'chen');
    expect(codeOf(await hospital.signIn('session', 'cancel'))).toBe('single_sign_on_refused');
    expect(await works(token)).toBe(true);
  });
});

test('a member of staff who has another id at the provider works under it alone', async () => {
  const { orgGid, session } = await hospital.another();
  const body = { staffId: 'N3', name: '護理師 N3', password: 'Riverside-staff-1' };
  await hospital.app.done('POST', `${web}/staff`, { token: session, body });
  const before = await comesIn('staff', 'lin', orgGid);
  const beside = await comesIn('staff', 'lin', orgGid);
  expect([await works(before), await works(beside)]).toEqual([true, true]);
  become('lin', { preferred_username: 'n3' });
  const after = await hospital.signIn('staff', 'lin', orgGid);
  expect(after.body).toMatchObject({ staffId: 'N3' });
  expect([await works(before), await works(beside), await works(after.body.token)]).toEqual([false, false, true]);
});

test('an administrator who has another name at the provider keeps saved views, and sees the sessions of before', async () => {
  const account = (token: string) => hospital.app.done('GET', `${web}/account`, { token });
  const before = await comesIn('session', 'chen');
  const views = [{ title: '停用', list: 'staff', filters: [], sort: 'name', descending: false, standard: false }];
  await hospital.app.done('PATCH', `${web}/account/views`, { token: before, body: { views } });
  const { accountKey } = await account(before);
  expect(accountKey).toMatch(/^[0-9a-f]+$/);
  become('chen', { name: '林陳美玲', preferred_username: 'm.lin' });
  const { body } = await hospital.signIn('session', 'chen');
  expect(body).toMatchObject({ personName: '林陳美玲 (m.lin)', accountKey });
  expect(await account(body.token)).toMatchObject({ name: '林陳美玲 (m.lin)', accountKey });
  expect(await hospital.app.done('GET', `${web}/account/views`, { token: body.token })).toEqual({ views });
  const { data } = await hospital.app.done('GET', `${web}/account/session/list`, { token: body.token });
  expect(data.map(({ name }: { name: string }) => name)).toContain('陳美玲 (m.chen)');
  expect((await account(await comesIn('session', 'chen'))).accountKey).toBe(accountKey);
  become('lin', { roles: ['callboard-admin'] });
  expect((await account(await comesIn('session', 'lin'))).accountKey).not.toBe(accountKey);
});

describe('settings that let fewer in', () => {
  test.each([
    ['a role of staff goes', { staffRoles: ['head-nurse'] }],
    ['staff are found by another claim', { staffIdClaim: 'employee' }],
    ['roles stand in another claim', { roleClaim: 'groups' }],
  ])('end the desks that a provider vouched for where %s', async (_, narrower) => {
    const { orgGid, session } = await hospital.another({ staffRoles: ['nurse', 'doctor'] });
    const desk = await comesIn('staff', 'lin', orgGid);
    await set(orgGid, session, { staffRoles: ['nurse', 'doctor', 'clerk'] });
    await set(orgGid, session, { administratorRoles: ['callboard-admin', 'head'], staffRoles: ['nurse', 'clerk'] });
    await set(orgGid, session, { staffRoles: ['nurse'] });
    const still = await comesIn('staff', 'lin', orgGid);
    await set(orgGid, session, narrower);
    expect([await works(desk), await works(still)]).toEqual([false, false]);
  });

  test('end those desks too where any role would do before, and none where any will do now', async () => {
    const { orgGid, session } = await hospital.another({ staffRoles: [] });
    const desk = await comesIn('staff', 'visitor', orgGid).catch(() => undefined);
    expect(desk).toBeUndefined();
    const nurse = await comesIn('staff', 'lin', orgGid);
    await set(orgGid, session, { staffRoles: ['nurse'] });
    expect(await works(nurse)).toBe(false);
    const again = await comesIn('staff', 'lin', orgGid);
    await set(orgGid, session, { staffRoles: [] });
    expect(await works(again)).toBe(true);
    // A form writes down what was never set.
    await set(orgGid, session, { staffIdClaim: 'preferred_username', roleClaim: 'roles', nameClaim: 'name' });
    expect(await works(again)).toBe(true);
  });

  test.each<[Kind, string, object, string]>([
    ['session', 'chen', { administratorRoles: ['head'] }, 'single_sign_on_no_role'],
    ['staff', 'lin', { staffRoles: ['head'] }, 'single_sign_on_no_role'],
    ['staff', 'lin', { staffIdClaim: 'employee' }, 'single_sign_on_expired'],
  ])('hold for a sign-in (%s) while the provider is asked', async (kind, login, narrower, code) => {
    const { orgGid, session } = await hospital.another();
    hospital.idp.tamper = () => set(orgGid, session, narrower).then(() => 'signed');
    expect(codeOf(await hospital.signIn(kind, login, orgGid))).toBe(code);
  });
});
