import type { NewItem } from '../families/draft.ts';
import type { Passwords } from '../security/passwords.ts';

/** A staff member on the way to the writer: the password leaves the body and arrives as its hash. */
export async function staffItem<Item extends NewItem>(item: Item, passwords: Passwords): Promise<Item> {
  const { password, ...body } = item.body;
  if (typeof password !== 'string') return { ...item, body };
  return { ...item, body, secret: await passwords.hash(password) };
}
