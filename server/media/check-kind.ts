import { wrongType } from '../files/wrong-type.ts';
import { extensionsOf, fitsType } from '../kept-media/fits-type.ts';

/**
 * Checks that a stored file is of the type that its item says.
 * @throws Refusal upload_wrong_type
 */
export function checkKind(type: string | undefined, file: string): void {
  if (!fitsType(type, file)) throw wrongType('file', extensionsOf(type) ?? []);
}
