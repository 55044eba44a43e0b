import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { Environment } from '../ground/environment.ts';

/** Older ones are broken (RFC 8996). */
export const leastVersion = 'TLSv1.2';

/** A certificate with its chain, and its key, as they stand in files. */
export interface Pair {
  readonly cert: string;
  readonly key: string;
}

/** A pair that was checked. */
export interface CheckedPair extends Pair {
  /** When the certificate ends, milliseconds since 1970 UTC. */
  readonly expiresAt: number;
}

/** Whether the environment asks for TLS in this process. */
export function wantsTls({ TLS_CERT_FILE, TLS_KEY_FILE }: Environment): boolean {
  return TLS_CERT_FILE !== '' && TLS_KEY_FILE !== '';
}

/** Reads the two files as they are now; rejects with the file system's error. */
export async function readPair({ TLS_CERT_FILE, TLS_KEY_FILE }: Environment): Promise<Pair> {
  const [cert, key] = await Promise.all([readFile(TLS_CERT_FILE, 'utf8'), readFile(TLS_KEY_FILE, 'utf8')]);
  return { cert, key };
}

/**
 * Checks that a pair can be served. One that has ended can: a hall that says so is better than one that does not start.
 * @throws Error that says what is wrong, and never holds any of the key
 */
export function checkPair({ cert, key }: Pair): CheckedPair {
  const certificate = attempt('the certificate cannot be read', () => new X509Certificate(cert));
  const privateKey = attempt('the key cannot be read', () => createPrivateKey(key));
  if (!certificate.checkPrivateKey(privateKey)) throw new Error('the key does not belong to the certificate');
  attempt('the pair cannot be used', () => createSecureContext({ cert, key, minVersion: leastVersion }));
  return { cert, key, expiresAt: Date.parse(certificate.validTo) };
}

function attempt<A>(fault: string, work: () => A): A {
  try {
    return work();
  } catch (error) {
    throw new Error(`${fault} (${(error as { code?: string }).code ?? (error as Error).name})`);
  }
}
