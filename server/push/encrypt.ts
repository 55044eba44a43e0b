import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser that has subscribed, base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What must be another for each message; given only to compute a known example again. */
interface Once {
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

const recordBytes = 4096;
/** Ends the last record (RFC 8188), and this is the only one. */
const lastRecord = Buffer.from([2]);

/**
 * Encrypts a message for one browser (RFC 8291, content encoding aes128gcm): the push service that carries it cannot
 * read it.
 * @throws an Error for a key that is no point of the curve
 */
export function encryptPush(message: string, { p256dh, auth }: BrowserKeys, once?: Once): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const own = createECDH('prime256v1');
  if (once) own.setPrivateKey(once.privateKey);
  else own.generateKeys();
  const ours = own.getPublicKey();
  const salt = once?.salt ?? randomBytes(16);

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(message, 'utf8'), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()];

  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
