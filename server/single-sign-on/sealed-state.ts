import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { DeviceType, SignInKind } from '#generated/values.ts';
import type { Database } from '../database/database.ts';
import { makeSingleSignOnKey } from './commands.ts';

/** A sign-in that somebody has begun. It travels with them, sealed, so that whoever begins writes nothing here. */
export interface Begun {
  readonly kind: SignInKind;
  /** '' for the provider's own area. */
  readonly organisationGid: string;
  /** What only the browser that began knows. */
  readonly browserKey: string;
  readonly redirectUri: string;
  /** Which provider was asked: it may be another one by the time the answer comes. */
  readonly issuer: string;
  readonly clientId: string;
  readonly deviceType?: DeviceType;
  readonly expiresAt: number;
}

/** Seals and opens the `state` of sign-ins; every process on one database has the same key. */
export interface Seal {
  close(begun: Begun): Promise<string>;
  /** What was sealed, expired or not; undefined for what this installation did not seal. */
  open(state: string): Promise<Begun | undefined>;
  /** Secrets that belong to a state without standing in it: the nonce and the proof key (PKCE). */
  derive(state: string, purpose: 'nonce' | 'proof'): Promise<string>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly seal: Seal;
  }
}

const [ivBytes, tagBytes] = [12, 16];

/** AES-256-GCM with a key that is made when the first sign-in begins and kept in the database. */
export function createSeal(database: Database): Seal {
  let held: Promise<Buffer> | undefined;
  const key = () => {
    held ??= readKey(database);
    held.catch(() => {
      held = undefined;
    });
    return held;
  };
  return {
    close: async (begun) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', await key(), iv);
      const sealed = Buffer.concat([cipher.update(JSON.stringify(begun)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: async (state) => {
      const bytes = Buffer.from(state, 'base64url');
      // Only one way of writing it is good, so that a state cannot come back under another name.
      if (bytes.length <= ivBytes + tagBytes || bytes.toString('base64url') !== state) return undefined;
      const cipher = createDecipheriv('aes-256-gcm', await key(), bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      cipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const opened = Buffer.concat([cipher.update(bytes.subarray(ivBytes + tagBytes)), cipher.final()]);
        return JSON.parse(opened.toString('utf8')) as Begun;
      } catch {
        return undefined;
      }
    },
    derive: async (state, purpose) =>
      createHmac('sha256', await key())
        .update(`${purpose}:${state}`)
        .digest('base64url'),
  };
}

/** Several processes may want it at once: the first one's is everybody's. */
async function readKey(database: Database): Promise<Buffer> {
  const read = async () => {
    const [row] = await database.read<{ value: string }>(
      'setting',
      "SELECT value FROM setting WHERE name = 'singleSignOnKey'",
    );
    return row?.value;
  };
  let stored = await read();
  if (stored === undefined) {
    await database.write(makeSingleSignOnKey, { key: randomBytes(32).toString('base64url') });
    stored = await read();
  }
  return Buffer.from(stored as string, 'base64url');
}
