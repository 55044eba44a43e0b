import { limits } from '#generated/limits.ts';
import type { AdminRole, TokenKind } from '#generated/values.ts';
import type { Caller } from '../call/handler.ts';
import type { Database } from '../database/database.ts';
import { hourMs } from '../ground/durations.ts';
import { hashOf, newToken } from '../ground/new-token.ts';
import { checkNotSuspended, outlivesSuspension } from './check-not-suspended.ts';
import { createToken } from './commands.ts';
import { type HeardTokens, rememberTokens } from './heard-tokens.ts';
import type { NewToken, TokenOwner } from './token.ts';

const lifetimeHours: Readonly<Record<TokenKind, number>> = {
  session: limits.sessionTokenHours,
  systemAdvance: limits.sessionTokenHours,
  staff: limits.staffTokenHours,
  panel: limits.deviceTokenHours,
  kiosk: limits.deviceTokenHours,
  ticketMachine: limits.deviceTokenHours,
  agency: limits.agencyTokenHours,
};

export interface Tokens {
  /**
   * Makes a token; only its hash is stored, so this is the one moment it can be given out.
   * @throws Refusal organisation_suspended, but for a screen
   */
  issue(owner: TokenOwner): Promise<{ token: string; expiresAt: number }>;
  /** The same for a command that stores it together with something else. */
  make(owner: TokenOwner): { token: string; expiresAt: number; stored: NewToken };
  /** Whom a token, or an API key, speaks for; undefined if it is unknown, revoked, expired or sent as the other. */
  find(token: string, sentAs?: 'bearer' | 'apiKey'): Promise<Caller | undefined>;
  /** The same for devices that report again and again. */
  heard: HeardTokens;
  /** The same by the hash of a token, which a ticket of a stream holds. */
  findHash(tokenHash: string): Promise<Caller | undefined>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly tokens: Tokens;
  }
}

interface TokenRow {
  kind: TokenKind;
  organisation_gid: string | null;
  subject_gid: string | null;
  expires_at: number;
  api_key: number;
  person_name: string | null;
  single_sign_on: number;
  admin_role: AdminRole | null;
  device_gid: string | null;
  account_key: string | null;
  suspended_at: number | null;
}

/** Tokens are random and stored hashed, so they can be revoked at once (docs/decisions/011-revocable-tokens.md). */
export function createTokens(database: Database, clock: () => number): Tokens {
  const look = async (hash: string) => {
    const [row] = await database.read<TokenRow>(
      ['token', 'organisation'],
      `SELECT t.kind, t.organisation_gid, t.subject_gid, t.expires_at, t.api_key, t.person_name, t.single_sign_on,
         t.admin_role, t.device_gid, t.account_key,
         json_extract(o.body, '$.suspendedAt') AS suspended_at
       FROM token t LEFT JOIN organisation o ON o.gid = t.organisation_gid WHERE t.hash = ?`,
      hash,
    );
    return row && row.expires_at > clock() ? row : undefined;
  };
  const lookUp: Tokens['find'] = async (token, sentAs = 'bearer') => {
    const tokenHash = hashOf(token);
    const row = await look(tokenHash);
    const isApiKey = sentAs === 'apiKey';
    return row && Boolean(Number(row.api_key)) === isApiKey ? callerFrom(row, tokenHash) : undefined;
  };
  const heard = rememberTokens(lookUp, database, clock);
  const make: Tokens['make'] = ({ hours, ...named }) => {
    const token = newToken();
    const expiresAt = clock() + Math.round((hours ?? lifetimeHours[named.kind]) * hourMs);
    return { token, expiresAt, stored: { ...named, hash: hashOf(token), expiresAt } };
  };
  return {
    make,
    issue: async (owner) => {
      await checkNotSuspended(database, owner);
      const { token, expiresAt, stored } = make(owner);
      await database.write(createToken, stored);
      return { token, expiresAt };
    },
    // One process alone writes there, and marks each change before its commit: what it remembers is never revoked.
    find: (token, sentAs) =>
      database.engine === 'sqlite' && sentAs !== 'apiKey' ? heard.find(token) : lookUp(token, sentAs),
    heard,
    findHash: async (tokenHash) => {
      const row = await look(tokenHash);
      return row && callerFrom(row, tokenHash);
    },
  };
}

function callerFrom(row: TokenRow, tokenHash: string): Caller {
  return {
    kind: row.kind,
    organisationGid: row.organisation_gid,
    subjectGid: row.subject_gid,
    tokenHash,
    expiresAt: row.expires_at,
    personName: row.person_name,
    suspended: isBarred(row),
    singleSignOn: Boolean(Number(row.single_sign_on)),
    role: row.admin_role,
    deviceGid: row.device_gid,
    accountKey: row.account_key,
  };
}

/** Nobody works for a suspended organisation. */
function isBarred({ kind, suspended_at }: TokenRow): boolean {
  return kind !== outlivesSuspension && suspended_at !== null;
}
