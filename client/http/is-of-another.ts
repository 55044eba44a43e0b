import type { CallFailure } from './call-failure.ts';

/** Whether a call was refused because its token is of another organisation than the one whose page made it. */
export function isOfAnother({ status, contents }: CallFailure): boolean {
  return status === 404 && contents[0]?.field === 'orgGid';
}
