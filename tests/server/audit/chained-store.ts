/** A database with chained logs, and the hands of somebody who can write to it past the server. */

import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type AuditKey, keyFrom } from '#server/audit/audit-key.ts';
import type { AuditHead } from '#server/audit/chain.ts';
import { type Chainer, startChainer } from '#server/audit/chainer.ts';
import { verifyAll } from '#server/audit/verify.ts';
import type { ChainReport } from '#server/audit/verify-chain.ts';
import type { Database } from '#server/database/database.ts';
import { noteAccess } from '#server/journal/commands.ts';
import { openStore, type Store } from '../../running/store.ts';

export const secret = 'k'.repeat(40);

export interface ChainedStore {
  readonly store: Store;
  readonly database: Database;
  readonly chainer: Chainer;
  /** Another one at work on the same database. */
  another(): Chainer;
  readonly key: AuditKey;
  /** Lines that went to the log output. */
  readonly said: Record<string, unknown>[];
  readonly time: { now: number };
  /** Adds sign-ins to the organisation's log, one after the other, and links them. */
  add(organisationGid: string, count: number): Promise<void>;
  verify(heads?: readonly AuditHead[], key?: AuditKey): Promise<ChainReport[]>;
  tamper(sql: string): void;
  close(): Promise<void>;
}

export async function openChainedStore(): Promise<ChainedStore> {
  const store = openStore();
  const time = { now: 1_000 };
  const database = await store.open(() => time.now);
  const key = keyFrom(secret, 'test');
  const said: Record<string, unknown>[] = [];
  const say = (line: Record<string, unknown>) => void said.push(line);
  const log = { info: say, error: say } as unknown as FastifyBaseLogger;
  const chainer = startChainer({ database, key, log });
  return {
    store,
    database,
    chainer,
    another: () => startChainer({ database, key, log }),
    key,
    said,
    time,
    add: async (organisationGid, count) => {
      for (let added = 0; added < count; added += 1) {
        time.now += 1;
        const address = `10.0.0.${added} ${randomBytes(3).toString('hex')} 王小明`;
        const entry = { action: 'signedIn', kind: 'staff', address } as const;
        await database.write(noteAccess, { organisationGid, subjectGid: null, entry });
      }
      await chainer.link();
    },
    verify: (heads, other = key) => database.query(verifyAll(other, heads)),
    tamper: (sql) => store.connection.exec(sql),
    close: async () => {
      await chainer.stop();
      await database.close();
      store.remove();
    },
  };
}
