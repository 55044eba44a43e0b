/** An empty database of the engine under test, for tests that run generators themselves, without waiting. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { SqlValue } from '#server/database/command.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { frozen, type ReadCache } from '#server/database/read-cache.ts';
import { openConnection } from '#server/database/sqlite/connection.ts';
import { migrate } from '#server/database/sqlite/migrate.ts';
import { readEnvironment } from '#server/ground/environment.ts';
import { copyMigrated, engine } from './engine.ts';
import type { StoreConnection } from './store-connection.ts';
import { openWaitingPostgresql } from './waiting-postgresql.ts';

export interface Store {
  readonly connection: StoreConnection;
  /** The environment of a server that works on it. */
  readonly variables: { readonly DATA_DIR: string; readonly DATABASE_URL: string };
  /** Opens it as the server does. */
  open(clock: () => number): Promise<Database>;
  /** Closes the connection and removes everything. */
  remove(): void;
}

export function openStore(): Store {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-store-'));
  const { connection, url } =
    engine === 'sqlite' ? openFile(folder) : openWaitingPostgresql(inject('postgresql'), inject('migrated'));
  const variables = { DATA_DIR: folder, DATABASE_URL: url };
  return {
    connection,
    variables,
    open: (clock) =>
      openDatabase(readEnvironment(variables), {
        dataFolder: folder,
        clock,
        onFatal: (reason) => {
          throw new Error(reason);
        },
      }),
    remove: () => {
      connection.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** As unchangeable as what the server has from its cache. */
const nothingKept: ReadCache = {
  read: (_, execute) => frozen(execute()),
  share: (_, make) => frozen(make()),
  clear: () => undefined,
};

function openFile(folder: string): { connection: StoreConnection; url: string } {
  const file = join(folder, 'callboard.db');
  copyMigrated(file);
  const { raw, ...connection } = openConnection(file, 'write');
  migrate({ raw, ...connection }, 0);
  return {
    connection: {
      ...connection,
      run: (generator) => connection.run(generator, nothingKept),
      exec: (sql) => raw.exec(sql),
      rows: <Row>(sql: string, ...values: SqlValue[]) => raw.prepare(sql).all(...values) as Row[],
    },
    url: '',
  };
}
