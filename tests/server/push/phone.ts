/** A phone that has subscribed: it reads what it is sent, as RFC 8291 says. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface Phone {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** @throws when the message is not for this phone */
  read(sealed: Buffer): string;
}

export function createPhone(): Phone {
  const own = createECDH('prime256v1');
  const point = own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    read: (sealed) => {
      const salt = sealed.subarray(0, 16);
      const idEnd = 21 + sealed[20]!;
      const sender = sealed.subarray(21, idEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const derive = (secret: Buffer, from: Buffer, about: Buffer | string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, from, about, bytes));
      const shared = derive(own.computeSecret(sender), auth, info, 32);
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive(shared, salt, 'Content-Encoding: nonce\0', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(idEnd, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}
