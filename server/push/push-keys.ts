import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { keepSetting } from '../stream/commands.ts';

/** By what push services know this installation (VAPID, RFC 8292). */
export interface PushKeys {
  /** The public key as browsers want it: an uncompressed point, base64url. */
  readonly publicKey: string;
  /**
   * Header that says to a push service who sends.
   * @param subject address of whoever runs the server
   */
  authorization(endpoint: string, subject: string, now: number): string;
}

const settingName = 'ticketPushKey';
const halfDaySeconds = 12 * 60 * 60;

/** Reads the keys of this installation, which are made when they are first wanted and stay. */
export async function readPushKeys(database: Database): Promise<PushKeys> {
  const made = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const value = await database.write(keepSetting, { name: settingName, value: JSON.stringify(made) });
  const jwk = JSON.parse(value) as typeof made;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), bytesOf(jwk.x), bytesOf(jwk.y)]).toString('base64url');
  return {
    publicKey: point,
    authorization: (endpoint, subject, now) => {
      const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + halfDaySeconds, sub: subject };
      const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
      return `vapid t=${text}.${signature}, k=${point}`;
    },
  };
}

function bytesOf(coordinate = ''): Buffer {
  return Buffer.from(coordinate, 'base64url');
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
