import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { exitCodes } from '../ground/start-problem.ts';
import { BackupProblem } from './backup-problem.ts';

const publicPrefix = 'callboard-backup:';
const privatePrefix = 'callboard-backup-private:';
/** What stands before the 32 bytes of a private key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** Whom a backup is sealed for. */
export interface Recipient {
  readonly key: KeyObject;
  /** The 32 bytes of the public key. */
  readonly raw: Buffer;
  /** The first 16 bytes of their hash, by which a key is found for a backup. */
  readonly id: Buffer;
}

/** Reads BACKUP_PUBLIC_KEY; its form has been checked with the environment. */
export function recipientFrom(text: string): Recipient {
  return recipientOf(Buffer.from(text.slice(publicPrefix.length), 'base64url'));
}

/** A public key by its 32 bytes. */
export function recipientOf(raw: Buffer): Recipient {
  const jwk = { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') };
  const id = createHash('sha256').update(raw).digest().subarray(0, 16);
  return { key: createPublicKey({ key: jwk, format: 'jwk' }), raw, id };
}

/** The 32 bytes of a public key. */
export function rawOf(key: KeyObject): Buffer {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');
}

/** A private key with its public half. */
export interface Opener {
  readonly key: KeyObject;
  readonly recipient: Recipient;
}

/** @throws BackupProblem if the file cannot be read or holds no private key */
export function readPrivateKey(path: string): Opener {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new BackupProblem(`the private key ${path} cannot be read (${(error as Error).message}).`, exitCodes.usage);
  }
  const found = new RegExp(`^${privatePrefix}([\\w-]{43})\\s*$`, 'm').exec(text)?.[1];
  if (!found) throw new BackupProblem(`${path} holds no private key of backups.`, exitCodes.usage);
  const der = Buffer.concat([pkcs8, Buffer.from(found, 'base64url')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return { key, recipient: recipientOf(rawOf(createPublicKey(key))) };
}

/**
 * Makes a pair: the private half goes into a new file for its owner alone.
 * @returns the public half, as BACKUP_PUBLIC_KEY takes it
 * @throws BackupProblem if there is such a file already
 */
export function makeKeyPair(path: string): string {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const given = `${publicPrefix}${rawOf(publicKey).toString('base64url')}`;
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(pkcs8.length);
  const lines = [
    '# Private key of Callboard backups. Whoever has it can read them; without it nobody can.',
    '# Keep it in two places, and never on the server.',
    `# Public half: ${given}`,
    `${privatePrefix}${secret.toString('base64url')}`,
  ];
  try {
    writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    throw new BackupProblem(`the private key was not written (${(error as Error).message}).`);
  }
  return given;
}
