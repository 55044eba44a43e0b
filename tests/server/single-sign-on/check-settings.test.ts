/** Passwords that an organisation switches off: who came in by one is signed out by it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdministrator, administratorPassword as ownPassword } from '../../contract/named-people-values.ts';
import { organisationPassword, staffPassword } from '../small-clinic.ts';
import { type Hospital, type Kind, openHospitalWithProvider, web } from './hospital-with-provider.ts';

let hospital: Hospital;
beforeAll(async () => {
  hospital = await openHospitalWithProvider();
});
afterAll(() => hospital?.close());

/** A hospital in which one of each is signed in, by each way in. */
async function signEverybodyIn(settings: object = {}) {
  const { orgGid, session } = await hospital.another(settings);
  const { app } = hospital;
  const { gid: staffGid } = await createAdministrator(app, { tokens: { session } as never }, 'lin', 'administers');
  const signIn = async (path: string, body: object) =>
    (await app.done('POST', `${web}/${path}/login`, { body: { orgGid, ...body } })).token as string;
  const vouchedFor = async (kind: Kind, login: string) => (await hospital.signIn(kind, login, orgGid)).body.token;
  const apiKey = { kind: 'staff', staffGid, name: '院內系統' };
  const { apiKey: key } = await app.done('POST', `${web}/organization/apiKey`, { token: session, body: apiKey });
  const tokens: Readonly<Record<string, string>> = {
    administrator: await signIn('organization', { password: organisationPassword }),
    named: await signIn('organization/staff', { staffId: 'lin', password: ownPassword }),
    desk: await signIn('staff', { staffId: 'N1', password: staffPassword }),
    vouchedAdministrator: await vouchedFor('session', 'chen'),
    vouchedDesk: await vouchedFor('staff', 'lin'),
  };
  return {
    change: async (by: string, changed: object) => {
      const body = { gid: orgGid, singleSignOn: changed };
      await app.done('PATCH', `${web}/organization/general`, { token: tokens[by] as string, body });
    },
    /** Who can go on. */
    signedIn: async () => {
      const path = `${web}/organization/general`;
      const asked = Object.entries(tokens).map(async ([who, token]) => ({
        who,
        status: (await app.call('GET', path, { token })).status,
      }));
      // A key is asked for what it may see: there is no panel yet, which only who is let in learns.
      const keyed = await app.call('GET', `${web}/queue/counter/list`, { headers: { 'x-api-key': key } });
      const answers = [...(await Promise.all(asked)), { who: 'key', status: keyed.status === 401 ? 401 : 200 }];
      return answers.filter(({ status }) => status === 200).map(({ who }) => who);
    },
  };
}

const everybody = ['administrator', 'named', 'desk', 'vouchedAdministrator', 'vouchedDesk', 'key'];

test('the password of administrators that is switched off signs out who came in by it', async () => {
  const { change, signedIn } = await signEverybodyIn();
  await change('vouchedAdministrator', { label: '員工帳號' });
  expect(await signedIn()).toEqual(everybody);
  await change('vouchedAdministrator', { administratorPassword: false });
  expect(await signedIn()).toEqual(['desk', 'vouchedAdministrator', 'vouchedDesk', 'key']);
});

test('passwords of staff that are switched off sign out desks and the administrators who came in by one', async () => {
  const { change, signedIn } = await signEverybodyIn();
  await change('vouchedAdministrator', { staffPassword: false });
  expect(await signedIn()).toEqual(['administrator', 'vouchedAdministrator', 'vouchedDesk', 'key']);
});

test('the one who switches them off stays, and a setting that was so already signs nobody out', async () => {
  const { change, signedIn } = await signEverybodyIn();
  await change('named', { staffPassword: false });
  const left = everybody.filter((who) => who !== 'desk');
  expect(await signedIn()).toEqual(left);
  await change('administrator', { staffPassword: false, label: '員工帳號' });
  expect(await signedIn()).toEqual(left);
});

test('single sign-on that is switched on without passwords signs out who came in by one before', async () => {
  const { change, signedIn } = await signEverybodyIn();
  await change('administrator', { enabled: false, staffPassword: false });
  expect(await signedIn()).toEqual(['administrator', 'named', 'desk', 'key']);
  await change('administrator', { enabled: true });
  expect(await signedIn()).toEqual(['administrator', 'key']);
});
