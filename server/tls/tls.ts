import type { FastifyBaseLogger } from 'fastify';
import { dayMs } from '../ground/durations.ts';
import type { Environment } from '../ground/environment.ts';
import { exitCodes, StartProblem } from '../ground/start-problem.ts';
import { type CheckedPair, checkPair, leastVersion, readPair, wantsTls } from './read-pair.ts';

/** Certificates that are renewed by a program are changed long before they end. */
const soonMs = 14 * dayMs;
const lookEveryMs = 5_000;
/** A client that does not finish its greeting holds a connection no longer. */
const handshakeMs = 10_000;

interface Served {
  setSecureContext(options: object): void;
}

/** The certificate that this process serves. */
export interface Tls {
  /** For the server that is to speak TLS. */
  options(): object;
  /** Serves with a new pair from the next connection on, whenever the files hold a good one; the open ones stay. */
  follow(server: Served, log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>): void;
  /** When the certificate that is served ends, milliseconds since 1970 UTC. */
  expiresAt(): number;
  close(): void;
}

export interface TlsOptions {
  readonly environment: Environment;
  readonly clock?: () => number;
  readonly lookEvery?: number;
}

/**
 * Opens the pair that the environment names; undefined where it names none.
 * @throws StartProblem if there is only half of it, or it cannot be served
 */
export async function openTls({
  environment,
  clock = Date.now,
  lookEvery = lookEveryMs,
}: TlsOptions): Promise<Tls | undefined> {
  const { TLS_CERT_FILE, TLS_KEY_FILE, HTTP_REDIRECT_PORT } = environment;
  if (!wantsTls(environment)) {
    if (TLS_CERT_FILE || TLS_KEY_FILE) throw problem('set both TLS_CERT_FILE and TLS_KEY_FILE, or neither.');
    if (HTTP_REDIRECT_PORT) throw problem('HTTP_REDIRECT_PORT needs TLS_CERT_FILE and TLS_KEY_FILE.');
    return undefined;
  }
  let pair: CheckedPair = await readPair(environment)
    .then(checkPair)
    .catch((error) => {
      throw problem(`TLS_CERT_FILE and TLS_KEY_FILE cannot be served: ${(error as Error).message}.`);
    });
  const options = () => ({ cert: pair.cert, key: pair.key, minVersion: leastVersion, handshakeTimeout: handshakeMs });
  let timer: NodeJS.Timeout | undefined;

  return {
    options,
    expiresAt: () => pair.expiresAt,
    close: () => clearInterval(timer),
    follow: (server, log) => {
      let seen = pair.cert + pair.key;
      let judged = seen;
      let warned = 0;
      const look = async () => {
        const read = await readPair(environment).catch(() => undefined);
        const found = read ? read.cert + read.key : '';
        const settled = found === seen;
        seen = found;
        // Two files are never written at once: what is new is judged when it has stood for one look.
        if (settled && found !== judged) {
          judged = found;
          take(read);
        }
        if (pair.expiresAt - clock() < soonMs && clock() - warned > dayMs) {
          warned = clock();
          const expiresAt = new Date(pair.expiresAt).toISOString();
          log.warn({ event: 'tls.expiring', expiresAt }, 'the certificate ends soon');
        }
      };
      const take = (read: Parameters<typeof checkPair>[0] | undefined) => {
        try {
          if (!read) throw new Error('the files cannot be read');
          const next = checkPair(read);
          if (next.expiresAt <= clock()) throw new Error('the certificate has ended');
          server.setSecureContext({ cert: next.cert, key: next.key, minVersion: leastVersion });
          pair = next;
          log.info({ event: 'tls.renewed', expiresAt: new Date(pair.expiresAt).toISOString() }, 'a new certificate');
        } catch (error) {
          const reason = (error as Error).message;
          log.error({ event: 'tls.rejected', reason }, 'the new certificate is not served, the old one stays');
        }
      };
      void look();
      timer = setInterval(look, lookEvery).unref();
    },
  };
}

function problem(message: string): StartProblem {
  return new StartProblem(exitCodes.usage, message);
}
