import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';

/** A finding stands so long, whoever asks. */
const standsMs = 1_000;
/** A finding older than this is renewed while it is still given out: who asks often enough never waits. */
const renewMs = 500;
/** What takes longer is as good as away. */
const patienceMs = 2_000;

export interface Health {
  /** Whether the database takes writes and gives back what was written. */
  isWell(): Promise<boolean>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly health: Health;
  }
}

export interface HealthOptions {
  readonly database: Pick<Database, 'prove'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/**
 * The health of the server. All who ask share one check at a time and its finding, so that asking, which is free of
 * token, costs a write a second at most; a check that hangs is not asked a second time.
 */
export function createHealth({ database, log }: HealthOptions): Health {
  let finding: { readonly well: boolean; readonly at: number } | undefined;
  let checking: Promise<boolean> | undefined;
  /** Stays while a check hangs, longer than anybody waits for it. */
  let underWay: Promise<void> | undefined;

  async function check(): Promise<boolean> {
    const fault = await faultOf();
    if ((fault === undefined) !== (finding?.well ?? true)) {
      if (fault) log.error({ event: 'health.failing', reason: fault }, 'the health check failed');
      else log.info({ event: 'health.restored' }, 'the health check passes again');
    }
    finding = { well: fault === undefined, at: performance.now() };
    return finding.well;
  }

  async function faultOf(): Promise<string | undefined> {
    if (underWay) return 'the check before it has not come back';
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, patienceMs, `no answer within ${patienceMs} ms`);
    });
    const proved = database.prove().then(
      () => undefined,
      (error) => String((error as Error).message),
    );
    underWay = proved.then(() => {
      underWay = undefined;
    });
    const fault = await Promise.race([proved, late]);
    clearTimeout(timer);
    return fault;
  }

  return {
    isWell: async () => {
      const age = finding ? performance.now() - finding.at : Number.POSITIVE_INFINITY;
      if (age > renewMs) {
        checking ??= check().finally(() => {
          checking = undefined;
        });
      }
      return finding && age <= standsMs ? finding.well : (checking as Promise<boolean>);
    },
  };
}
