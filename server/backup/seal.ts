/**
 * Files that only the holder of a private key can read (docs/decisions/050-backups.md):
 *
 *     "callboard seal 1" (16 bytes), id of the recipient's key (16), ephemeral public key (32),
 *     then chunks of 65,536 bytes, the last one shorter, each sealed by AES-256-GCM and followed by its tag (16)
 *
 * The key of a file is HKDF-SHA-256 of the X25519 agreement of the ephemeral and the recipient's key, salted with both
 * public keys. The nonce of a chunk is its number (11 bytes) and whether it is the last (1 byte), so that chunks cannot
 * change places, nor the file be cut.
 */
import {
  createCipheriv,
  createDecipheriv,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { exitCodes } from '../ground/start-problem.ts';
import { BackupProblem } from './backup-problem.ts';
import { inChunks, type Pieces } from './pieces.ts';
import { type Opener, type Recipient, rawOf, recipientOf } from './seal-key.ts';

const magic = Buffer.from('callboard seal 1', 'latin1');
const idEnd = 32;
const headerBytes = 64;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** Seals content for a recipient. */
export function* sealed(pieces: Pieces, recipient: Recipient): Generator<Buffer, void, unknown> {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const ephemeral = rawOf(publicKey);
  yield Buffer.concat([magic, recipient.id, ephemeral]);
  const key = fileKey(privateKey, recipient.key, ephemeral, recipient.raw);
  let number = 0;
  for (const { chunk, last } of inChunks(pieces, chunkBytes)) {
    const sealing = createCipheriv(cipher, key, nonce(number, last));
    yield Buffer.concat([sealing.update(chunk), sealing.final(), sealing.getAuthTag()]);
    number += 1;
  }
}

/**
 * Opens what was sealed.
 * @throws BackupProblem if it was sealed for another key, altered or cut
 */
export function* unsealed(pieces: Pieces, { key: own, recipient }: Opener): Generator<Buffer, void, unknown> {
  const source = pieces[Symbol.iterator]();
  let beginning = Buffer.alloc(0);
  for (let next = source.next(); !next.done; next = source.next()) {
    beginning = Buffer.concat([beginning, next.value]);
    if (beginning.length >= headerBytes) break;
  }
  const header = beginning.subarray(0, headerBytes);
  if (header.length < headerBytes || !header.subarray(0, magic.length).equals(magic)) throw damaged();
  if (!header.subarray(magic.length, idEnd).equals(recipient.id)) {
    throw new BackupProblem('this private key is not the one that the backup was sealed for.', exitCodes.usage);
  }
  const ephemeral = header.subarray(idEnd);
  const key = fileKey(own, recipientOf(ephemeral).key, ephemeral, recipient.raw);
  let number = 0;
  for (const { chunk, last } of inChunks(after(beginning.subarray(headerBytes), source), chunkBytes + tagBytes)) {
    if (chunk.length < tagBytes) throw damaged();
    const opening = createDecipheriv(cipher, key, nonce(number, last));
    opening.setAuthTag(chunk.subarray(-tagBytes));
    const opened = opening.update(chunk.subarray(0, -tagBytes));
    try {
      opening.final();
    } catch {
      throw damaged();
    }
    yield opened;
    number += 1;
  }
}

function* after(first: Buffer, source: Iterator<Buffer>): Generator<Buffer, void, unknown> {
  yield first;
  for (let next = source.next(); !next.done; next = source.next()) yield next.value;
}

function fileKey(privateKey: KeyObject, publicKey: KeyObject, ephemeral: Buffer, recipient: Buffer): Buffer {
  const agreed = diffieHellman({ privateKey, publicKey });
  return Buffer.from(hkdfSync('sha256', agreed, Buffer.concat([ephemeral, recipient]), magic, 32));
}

function nonce(number: number, last: boolean): Buffer {
  const made = Buffer.alloc(12);
  made.writeUIntBE(number, 5, 6);
  made[11] = last ? 1 : 0;
  return made;
}

function damaged(): BackupProblem {
  return new BackupProblem('a sealed file of the backup is damaged, or not whole.', exitCodes.corrupt);
}
