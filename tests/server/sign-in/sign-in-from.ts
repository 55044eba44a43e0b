import type { TestApp } from '../open-app.ts';
import type { Clinic } from '../small-clinic.ts';

const web = '/api/v1/collab/web';

/** The proxies of this machine are trusted, so a test stands wherever it says. */
export const from = (address: string) => ({ 'x-forwarded-for': address });

/** Two addresses from which people sign in. */
export const [ward, home] = ['192.0.2.10', '198.51.100.7'];

/** As many other addresses as a test needs. */
export const address = (index: number) => `203.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;

/** Signs in a member of staff of a clinic, with a right or a wrong password. */
export function signInStaff(app: TestApp, clinic: Clinic, password: string, ip: string, staffId = 'n1') {
  const body = { orgGid: clinic.gid, staffId, password };
  return app.call('POST', `${web}/staff/login`, { body, headers: from(ip) });
}

/** Signs in with the password of an organisation, or a wrong one. */
export function signInOrganisation(app: TestApp, orgGid: string, password: string, ip: string) {
  return app.call('POST', `${web}/organization/login`, { body: { orgGid, password }, headers: from(ip) });
}

/** The answers to so many attempts, one after the other. */
export async function statusesOf(times: number, signIn: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await signIn()).status);
  return statuses;
}
