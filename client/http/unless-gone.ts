import { CallFailure } from './call-failure.ts';
import { isOfAnother } from './is-of-another.ts';

/**
 * What catches the failure of a removal: a record that an attempt without an answer, or somebody else, has removed
 * already is removed.
 * @throws the failure, if it is any but a 404
 */
export function unlessGone(failure: unknown): void {
  if (!(failure instanceof CallFailure) || failure.status !== 404 || isOfAnother(failure)) throw failure;
}
