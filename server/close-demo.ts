import { organisation as hospital } from '#demo/hospital/organisation.ts';
import type { App } from './app.ts';
import { findOrganisationRow } from './documents/organisation.ts';
import { newToken } from './ground/new-token.ts';
import { demoTokens } from './organisations/demo.ts';
import { findStaffByPassword } from './sign-in/staff-by-password.ts';

/** Passwords that nobody can read anywhere, for the demo hospital of a server that other machines can reach. */
export function demoPasswords(): { organisation: string; staff: string } {
  return { organisation: newToken().slice(0, 16), staff: newToken().slice(0, 16) };
}

/**
 * Takes from the demo hospital the passwords that stand in the sources, which it has when it was built while only this
 * machine could reach the server.
 * @returns what to tell whoever starts the server; nothing where all were changed, or there is no demo hospital
 */
export async function closeDemo({ server, services }: App): Promise<string[]> {
  const { database, tokens } = services;
  const row = await database.query(findOrganisationRow(hospital.gid));
  if (!row || !(JSON.parse(row.body) as { demo?: boolean }).demo) return [];
  const { byTokens, knownPasswords } = await import('#demo/access.ts');
  const { renewKnownPasswords } = await import('#demo/renew-passwords.ts');
  const own = demoPasswords();
  const isKnown = async (staffId: string) =>
    (await findStaffByPassword(services, hospital.gid, staffId, knownPasswords.staff)) !== undefined;
  const renewed = await renewKnownPasswords(byTokens(server, demoTokens(database, tokens)), own, isKnown);
  const lines = [
    ...(renewed.organisation ? [`  administration  organisation ${hospital.gid}, password ${own.organisation}`] : []),
    ...(renewed.staffIds.length > 0
      ? [`  controllers     staff ${renewed.staffIds.join(' ')}, password ${own.staff}`]
      : []),
  ];
  return lines.length > 0 ? ['The demo hospital has other passwords now, for others can reach it:', ...lines] : [];
}
