import type { MediaAccountSource } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';

/** How the server signs in at a host that media come from. */
export interface Account {
  readonly user: string;
  readonly password: string;
  /** Of an S3 store. */
  readonly region: string;
}

/** Finds the account of an organisation at the host of an address. */
export type FindAccount = (url: URL) => Account | undefined;

/** Yields the accounts that an organisation has at servers of one kind. */
export function* readAccounts(
  organisationGid: string,
  source: MediaAccountSource,
): Generator<Statement, FindAccount, unknown> {
  const rows = yield* all<{ body: string; secret: string | null }>(
    'document',
    `SELECT body, secret FROM document WHERE organisation_gid = ? AND family = 'mediaAccount' ORDER BY name_key, gid`,
    organisationGid,
  );
  const accounts = rows
    .map(({ body, secret }) => ({ ...JSON.parse(body), password: secret ?? '' }))
    .filter((account) => (account.source ?? 'cloud') === source);
  return (url) => {
    // A port that is usual for the scheme may be written or left out.
    const names = [url.host, `${url.hostname}:${url.port || usualPorts[url.protocol]}`];
    const found = accounts.find(({ host }) => names.includes(String(host).toLowerCase()));
    return found && { user: found.user, password: found.password, region: found.region ?? '' };
  };
}

const usualPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443', 'ftp:': '21', 'ftps:': '21' };
