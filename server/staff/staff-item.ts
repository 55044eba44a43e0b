import type { Services } from '../call/services.ts';
import { getDocument } from '../documents/get-document.ts';
import { getOrganisation } from '../documents/organisation.ts';
import type { ChangedItem, NewItem } from '../families/draft.ts';
import { checkPassword } from '../security/password-rules.ts';

/**
 * A staff member on the way to the writer: the password leaves the body and arrives as its hash.
 * Whoever has a role in the administration has one as long as administrators'.
 * @throws Refusal as checkPassword, for a password that is new
 */
export async function staffItem<Item extends NewItem>(
  item: Item & Partial<Pick<ChangedItem, 'gid'>>,
  organisationGid: string,
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
): Promise<Item> {
  const { password, ...body } = item.body;
  if (typeof password !== 'string') return { ...item, body };
  const [organisation, known] = await database.query(
    (function* () {
      const staff = item.gid === undefined ? undefined : yield* getDocument('staff', organisationGid, item.gid);
      return [yield* getOrganisation(organisationGid), staff?.body] as const;
    })(),
  );
  const names = [organisation?.name, body.staffId ?? known?.staffId, body.name ?? known?.name];
  const { adminRole = known?.adminRole ?? 'none' } = body;
  const kind = adminRole === 'none' ? 'staff' : 'administrator';
  checkPassword(password, { kind, words: [organisationGid, ...names.map((name) => String(name ?? ''))] });
  return { ...item, body, secret: await passwords.hash(password) };
}
