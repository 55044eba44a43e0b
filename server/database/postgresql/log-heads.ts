import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type AccessMark, accessChannel } from './access-mark.ts';
import { type Connections, connectionOptions } from './connections.ts';

const channel = 'callboard_log';
/** The truth is asked this often; a hint that is lost costs at most this much. */
const askEveryMs = 1_000;
const listenAgainMs = 500;
/** PostgreSQL refuses 8,000 bytes of a notification. */
const payloadBytes = 7_900;

export interface LogHeads {
  /** Takes note of what this process has committed, tells listeners here at once and hints it to other processes. */
  committed(touched: ReadonlyMap<string, number>): void;
  onChange(listener: (organisationGid: string, seq: number) => void): () => void;
  close(): Promise<void>;
}

/**
 * Follows the heads of all logs, whichever process makes them grow: hints by NOTIFY, sent after the commit and in
 * batches (inside the transaction it would cost most of the throughput), and the heads themselves once
 * a second and after every new LISTEN. It hears changes of access as well. Answers once it knows where the logs stand:
 * a commit before that would be taken for what was there already, and reported to no stream.
 */
export async function followLogHeads(url: string, connections: Connections, access: AccessMark): Promise<LogHeads> {
  const listeners = new Set<(organisationGid: string, seq: number) => void>();
  const heads = new Map<string, number>();
  const unsaid = new Map<string, number>();
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));
  let asking: Promise<void> | undefined;
  let saying: Promise<void> | undefined;

  const note = (organisationGid: string, seq: number) => {
    const known = heads.get(organisationGid);
    // A hint that was overtaken tells nothing; the log itself is read from where each follower stands.
    if (known !== undefined && known >= seq) return;
    heads.set(organisationGid, seq);
    for (const listener of listeners) listener(organisationGid, seq);
  };

  async function ask(): Promise<void> {
    const sql = 'SELECT organisation_gid AS gid, seq FROM log_head';
    // Away for the moment: asked again in a second.
    const rows = await connections.execute(['all', 'log_head', sql, []]).catch(() => []);
    for (const { gid, seq } of rows as { gid: string; seq: number }[]) note(gid, seq);
  }
  const askOnce = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  async function say(): Promise<void> {
    while (unsaid.size > 0) {
      const payload = takePayload(unsaid);
      await connections.execute(['run', [], 'SELECT pg_notify(?, ?)', [channel, payload]]).catch(() => unsaid.clear());
    }
  }

  const listening = () => {
    access.hears(true);
    return askOnce();
  };

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      // The connection stands idle on purpose; that it still stands is seen by keep-alive, and by asking.
      const client = new pg.Client(connectionOptions(url));
      const ended = new Promise<void>((resolve) => {
        client.on('error', () => resolve());
        client.on('end', () => resolve());
      });
      client.on('notification', ({ channel: heard, payload = '[]' }) => {
        if (heard === accessChannel) return access.changed();
        for (const [gid, seq] of JSON.parse(payload) as [string, number][]) note(gid, seq);
      });
      try {
        // Never ended before it is connected: the driver's promise would stay open for ever.
        await client.connect();
        await Promise.race([closed, client.query(`LISTEN ${channel}; LISTEN ${accessChannel}`).then(listening)]);
        await Promise.race([closed, ended]);
      } catch {
        // Away: tried again below.
      }
      access.hears(false);
      await client.end().catch(() => {});
      await sleep(listenAgainMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  await askOnce();
  const timer = setInterval(askOnce, askEveryMs).unref();
  const following = listen();

  return {
    committed: (touched) => {
      for (const [organisationGid, seq] of touched) {
        note(organisationGid, seq);
        unsaid.set(organisationGid, seq);
      }
      if (unsaid.size === 0) return;
      saying ??= say().finally(() => {
        saying = undefined;
      });
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await following;
      await Promise.all([asking, saying]);
    },
  };
}

/** Takes as many heads as one notification holds. */
function takePayload(unsaid: Map<string, number>): string {
  const parts: string[] = [];
  let bytes = 2;
  for (const [organisationGid, seq] of unsaid) {
    const part = JSON.stringify([organisationGid, seq]);
    bytes += Buffer.byteLength(part) + 1;
    if (bytes > payloadBytes && parts.length > 0) break;
    parts.push(part);
    unsaid.delete(organisationGid);
  }
  return `[${parts.join(',')}]`;
}
