import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { AuditKey } from '../audit/audit-key.ts';

const [ivBytes, tagBytes] = [12, 16];

/**
 * A secret as it is stored: AES-256-GCM, bound to whose it is. The key stands outside the database, so that who reads
 * that makes no codes.
 */
export function sealSecret({ secrets }: AuditKey, staffGid: string, secret: Buffer): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', secrets, iv).setAAD(Buffer.from(staffGid));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The secret again; undefined for one that was sealed with another key, or for somebody else. */
export function openSecret({ secrets }: AuditKey, staffGid: string, sealed: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const options = { authTagLength: tagBytes };
  const decipher = createDecipheriv('aes-256-gcm', secrets, bytes.subarray(0, ivBytes), options);
  decipher.setAAD(Buffer.from(staffGid)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
