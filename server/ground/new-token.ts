import { hash, randomBytes } from 'node:crypto';

/** A new secret: 256 random bits, 43 characters that stand in any address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It is random, so one fast hash is enough: it cannot be guessed from its hash. */
export function hashOf(secret: string): string {
  return hash('sha256', secret);
}
