import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './base32.ts';

const howMany = 10;

/** New recovery codes: 80 bits each, in groups that can be written down. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => (base32(randomBytes(10)).match(/.{4}/g) ?? []).join('-'));
}

/** A recovery code as it is stored; of one that nobody can guess a quick hash is enough. */
export function recoveryHash(typed: string): string {
  return createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('base64url');
}
