import { request as http, type IncomingMessage } from 'node:http';
import { request as https } from 'node:https';
import { isIPv4, type LookupFunction } from 'node:net';
import { limits } from '#generated/limits.ts';
import { mediaFile } from '../kept-media/place-of-medium.ts';
import type { FindAccount } from './account.ts';
import { findMediaHost } from './find-media-host.ts';
import { type Asked, nameIn, type Opened, type Origin, SourceFault } from './origin.ts';
import { s3Path, signS3 } from './sign-s3.ts';

interface HttpPlace {
  readonly source: 'cloud' | 'hfs';
  readonly address: string;
  readonly accountAt: FindAccount;
  /** MEDIA_NETWORKS */
  readonly networks: string;
  readonly clock: () => number;
}

/** Endings for those addresses that say none of a film or picture: a program that sends one, download.php?id=3. */
const endings: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};
const redirects: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

/**
 * A medium of an HTTP file server or an S3 store. Each host on the way is checked before it is called, and an account is
 * shown to its own host alone, whatever redirects to it.
 */
export function httpOrigin(place: HttpPlace): Origin {
  return {
    open: async (asked) => {
      let url = new URL(place.address);
      for (let step = 0; step <= limits.mediaRedirects; step += 1) {
        const answer = await call(url, place, asked);
        if (!redirects.includes(answer.statusCode)) return read(url, answer, asked);
        answer.destroy();
        url = nextOf(url, answer.headers.location);
      }
      throw new SourceFault('unreachable', 'too many redirects');
    },
  };
}

function nextOf(url: URL, location = ''): URL {
  if (!URL.canParse(location, url)) throw new SourceFault('unreachable', 'a redirect to nowhere');
  const next = new URL(location, url);
  const isSafe = next.protocol === 'https:' || (next.protocol === 'http:' && url.protocol === 'http:');
  if (!isSafe) throw new SourceFault('notAllowed', 'a redirect out of http');
  return next;
}

async function call(given: URL, place: HttpPlace, { known, offset, signal }: Asked): Promise<IncomingMessage> {
  const { source, accountAt, networks, clock } = place;
  const url = new URL(given);
  if (source === 'cloud') url.pathname = s3Path(given);
  const address = await findMediaHost(url, networks);
  const account = accountAt(url);
  const headers: Record<string, string> = {
    'accept-encoding': 'identity',
    ...(offset > 0 ? { range: `bytes=${offset}-` } : conditionOf(known)),
  };
  const sent =
    account && source === 'cloud'
      ? signS3(url, headers, account, clock())
      : { ...headers, ...(account && { authorization: basic(account) }) };
  const family = isIPv4(address) ? 4 : 6;
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family);
  return await new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http)(
      url,
      { headers: sent, lookup, signal, agent: false, timeout: limits.mediaSilenceMs },
      resolve,
    );
    request.once('timeout', () => request.destroy(new SourceFault('unreachable', 'silence')));
    request.once('error', reject);
    request.end();
  });
}

function basic({ user, password }: { readonly user: string; readonly password: string }): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** Asks for the content only if it is another one than what is kept. */
function conditionOf(known: string): Record<string, string> {
  if (known.startsWith('etag ')) return { 'if-none-match': known.slice(5) };
  const since = /^time (.+?) \|/.exec(known)?.[1];
  return since ? { 'if-modified-since': since } : {};
}

function read(url: URL, answer: IncomingMessage, { known, offset }: Asked): Opened | 'unchanged' {
  const { statusCode = 0, headers } = answer;
  const end = () => answer.destroy();
  if (statusCode === 304 && known !== '') return ended('unchanged');
  const isPart = statusCode === 206 && new RegExp(`^bytes ${offset}-`).test(headers['content-range'] ?? '');
  if (offset > 0 ? !isPart : statusCode !== 200) {
    end();
    throw faultOf(statusCode);
  }
  const length = headers['content-length'] === undefined ? undefined : Number(headers['content-length']) + offset;
  const version = versionOf(headers, length);
  if (version !== '' && version === known) return ended('unchanged');
  const name = nameIn(url.pathname);
  const ending = endings[headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''];
  return {
    version,
    bytes: length,
    name: mediaFile.test(name) || !ending ? name : `${name}.${ending}`,
    body: answer,
  };

  function ended<A>(outcome: A): A {
    end();
    return outcome;
  }
}

function versionOf(
  { etag, 'last-modified': modified }: IncomingMessage['headers'],
  length: number | undefined,
): string {
  if (etag) return `etag ${etag}`.slice(0, 500);
  return modified ? `time ${modified} | ${length ?? ''}`.slice(0, 500) : '';
}

function faultOf(status: number): SourceFault {
  if (status === 401 || status === 403 || status === 407) return new SourceFault('denied', `answered ${status}`);
  if (status === 404 || status === 410) return new SourceFault('gone', `answered ${status}`);
  return new SourceFault('unreachable', `answered ${status}`);
}
