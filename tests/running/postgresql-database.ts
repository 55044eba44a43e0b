import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Makes a database beside the one of the given address and answers its own address.
 * @param like address of the one that it is a copy of, to which nobody is connected; without it there is nothing in it
 */
export async function createDatabase(server: string, like?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files it takes two thirds of the work: written into the log page by page, nobody would need it.
  await queryDatabase(server, `CREATE DATABASE ${name}${like ? ` TEMPLATE ${nameOf(like)} STRATEGY FILE_COPY` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(server: string, database: string): Promise<void> {
  await queryDatabase(server, `DROP DATABASE IF EXISTS ${nameOf(database)} WITH (FORCE)`);
}

function nameOf(database: string): string {
  return new URL(database).pathname.slice(1);
}

/** Runs SQL on a connection of its own. */
export async function queryDatabase(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
