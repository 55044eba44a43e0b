import { isIP } from 'node:net';
import { PassThrough } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { limits } from '#generated/limits.ts';
import type { FindAccount } from './account.ts';
import { findMediaHost } from './find-media-host.ts';
import { type Asked, nameIn, type Opened, type Origin, SourceFault } from './origin.ts';

interface FtpPlace {
  readonly address: string;
  readonly accountAt: FindAccount;
  /** MEDIA_NETWORKS */
  readonly networks: string;
}

const [implicitPort, usualPort] = [990, 21];
/** Replies to some ten commands are short: whoever says more is not listened to any longer. */
const mostSaid = 256 * 1024;
const denied: readonly number[] = [331, 332, 430, 530, 532];

/**
 * A medium of an FTP server, by TLS where the address says ftps. Files are fetched over connections that we make, to the
 * host that was checked and to no other, whatever the server asks for.
 */
export function ftpOrigin({ address, accountAt, networks }: FtpPlace): Origin {
  const url = new URL(address);
  return {
    open: async (asked) => {
      const path = pathIn(url);
      const host = await findMediaHost(url, networks);
      asked.signal.throwIfAborted();
      const client = new Client(limits.mediaSilenceMs, { allowSeparateTransferHost: false });
      const end = () => client.close();
      let said = 0;
      client.ftp.log = (line) => {
        said += line.length;
        if (said > mostSaid) end();
      };
      asked.signal.addEventListener('abort', end, { once: true });
      try {
        await enter(client, host, url, accountAt);
        return await read(client, path, asked);
      } catch (error) {
        end();
        throw faultOf(error);
      }
    },
  };
}

async function enter(client: Client, host: string, url: URL, accountAt: FindAccount): Promise<void> {
  const port = Number(url.port) || usualPort;
  const account = accountAt(url);
  const name = url.hostname.replace(/^\[|\]$/g, '');
  await client.access({
    host,
    port,
    ...(account && { user: account.user, password: account.password }),
    secure: url.protocol !== 'ftps:' ? false : port === implicitPort ? 'implicit' : true,
    // The certificate is that of the name, not of the address behind it.
    secureOptions: { host: name, ...(isIP(name) === 0 && { servername: name }) },
  });
}

async function read(client: Client, path: string, { known, offset }: Asked): Promise<Opened | 'unchanged'> {
  const bytes = await toldOr(undefined, () => client.size(path));
  const changed = await toldOr(undefined, () => client.lastMod(path));
  const version = bytes === undefined || !changed ? '' : `size ${bytes} time ${changed.getTime()}`;
  if (version !== '' && version === known) {
    client.close();
    return 'unchanged';
  }
  const body = new PassThrough();
  body.once('close', () => client.close());
  // Whoever reads is told; until somebody does, it must not end the server.
  body.on('error', () => undefined);
  // An answer of the server that comes after the last byte: what was sent is known by its length.
  client.downloadTo(body, path, offset).catch((error) => body.destroy(faultOf(error)));
  return { version, bytes, name: nameIn(path), body };
}

/** Not every server tells sizes and times; that a file is not there, each says. */
async function toldOr<A>(otherwise: A, ask: () => Promise<A>): Promise<A> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FTPError && error.code >= 500 && error.code < 510) return otherwise;
    throw error;
  }
}

/** Below the folder in which one arrives; an address that begins with %2F means the top of the server. */
function pathIn({ pathname }: URL): string {
  const written = pathname.slice(1);
  const path = decoded(written);
  // A line end would begin another command.
  if (path === '' || /[\r\n\0]/.test(path)) throw new SourceFault('gone');
  return path;
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function faultOf(error: unknown): Error {
  if (!(error instanceof FTPError)) return error as Error;
  if (denied.includes(error.code)) return new SourceFault('denied', error.message);
  const isGone = error.code === 550 || error.code === 551 || error.code === 553;
  return new SourceFault(isGone ? 'gone' : 'unreachable', error.message);
}
