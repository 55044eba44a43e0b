import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '#generated/limits.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors/refusal.ts';
import { keepSetting } from './commands.ts';

/**
 * Short-lived tickets that open a stream where no header can be sent. A ticket holds the hash of the token that asked
 * for it and when it expires, signed with a secret of this installation, so that tickets outlive a restart and end
 * with their token. Nothing is stored per ticket.
 */
export interface StreamTickets {
  issue(tokenHash: string, now: number): Promise<{ ticket: string; expiresAt: number }>;
  /** Hash of the token behind a ticket; refuses a forged or expired one with please_login_again (401). */
  open(ticket: string, now: number): Promise<string>;
}

export function createStreamTickets(database: Database): StreamTickets {
  let secret: Promise<Buffer> | undefined;
  const readSecret = () => {
    secret ??= keptSecret(database).catch((error) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
  return {
    issue: async (tokenHash, now) => {
      const expiresAt = now + limits.streamTicketSeconds * 1000;
      const claim = `${Buffer.from(tokenHash, 'hex').toString('base64url')}.${expiresAt.toString(36)}`;
      return { ticket: `${claim}.${sign(claim, await readSecret()).toString('base64url')}`, expiresAt };
    },
    open: async (ticket, now) => {
      const [token = '', expiry = '', signature = ''] = ticket.split('.');
      const expected = sign(`${token}.${expiry}`, await readSecret());
      const given = Buffer.from(signature, 'base64url');
      const genuine = given.length === expected.length && timingSafeEqual(given, expected);
      if (!genuine || Number.parseInt(expiry, 36) <= now) throw new Refusal({ code: 'please_login_again' });
      return Buffer.from(token, 'base64url').toString('hex');
    },
  };
}

function sign(claim: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(claim).digest();
}

const settingName = 'streamTicketSecret';

async function keptSecret(database: Database): Promise<Buffer> {
  const candidate = randomBytes(32).toString('base64url');
  return Buffer.from(await database.write(keepSetting, { name: settingName, value: candidate }), 'base64url');
}
