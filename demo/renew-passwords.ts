import { CallFailure } from '#client/http/call-failure.ts';
import { type DemoAccess, type DemoPasswords, knownPasswords } from './access.ts';

/** What got another password. */
export interface Renewed {
  readonly organisation: boolean;
  readonly staffIds: readonly string[];
}

/**
 * Gives the demo hospital passwords of its own in place of those that everybody can read in the sources. What somebody
 * has changed stays as it is.
 * @param isKnown whether a member of staff still has the known one
 */
export async function renewKnownPasswords(
  access: DemoAccess,
  own: DemoPasswords,
  isKnown: (staffId: string) => Promise<boolean>,
): Promise<Renewed> {
  const api = await access.administrator();
  const staffIds: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, paging } = await api.call('listStaff', { query: { page, limit: 100 } });
    last = paging.totalPage;
    for (const { gid, version, staffId } of data) {
      if (!(await isKnown(staffId))) continue;
      await api.call('updateStaff', { body: { gid, version, password: own.staff } });
      staffIds.push(staffId);
    }
  }
  const body = { oldPassword: knownPasswords.organisation, password: own.organisation };
  const organisation = await api.call('changeOrganisationPassword', { body }).then(
    () => true,
    (error) => {
      if (error instanceof CallFailure && error.contents.some(({ code }) => code === 'wrong_password')) return false;
      throw error;
    },
  );
  await api.call('signOut');
  return { organisation, staffIds };
}
