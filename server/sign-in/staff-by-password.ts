import type { Services } from '../call/services.ts';
import type { Document } from '../documents/document.ts';
import { findDocument } from '../documents/get-document.ts';

/**
 * The member of staff whose id and password these are. Undefined for an unknown organisation, an unknown id, a wrong
 * password and an account that is switched off: all after the same work, so that ids cannot be tried out by the time.
 */
export async function findStaffByPassword(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  organisationGid: string | undefined,
  staffId: string,
  password: string,
): Promise<Document<'staff'> | undefined> {
  const staff =
    organisationGid === undefined
      ? undefined
      : await database.query(findDocument('staff', organisationGid, 'staffId', staffId));
  const right = await passwords.verify(staff?.secret, password);
  return right && staff?.body.enabled !== false ? staff : undefined;
}
