import { randomBytes } from 'node:crypto';

/** A new public id: 96 random bits, 16 characters that stand in any address. */
export function newGid(): string {
  return randomBytes(12).toString('base64url');
}
