import { wrongType } from '../files/wrong-type.ts';

/** Extensions of the files that each type plays; `others` plays any. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  video: ['mp4'],
  image: ['png', 'jpg', 'gif', 'webp'],
};

/**
 * Checks that a stored file is of the type that its item says.
 * @throws Refusal upload_wrong_type
 */
export function checkKind(type: string | undefined, file: string): void {
  const allowed = extensions[type ?? ''];
  if (allowed && !allowed.includes(file.slice(file.lastIndexOf('.') + 1))) throw wrongType('file', allowed);
}
