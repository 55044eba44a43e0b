import { type MessagePort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { connectionOptions } from '#server/database/postgresql/connections.ts';
import { migrate } from '#server/database/postgresql/migrate.ts';
import { execute } from '#server/database/postgresql/pipeline.ts';
import { createDatabase, dropDatabase } from './postgresql-database.ts';
import type { Asked, Question, Reply } from './waiting-postgresql.ts';

const { server, migrated, port, bell } = workerData as {
  server: string;
  migrated: string | undefined;
  port: MessagePort;
  bell: Int32Array;
};

interface Opened {
  readonly client: pg.Client;
  /** Questions that it has answered since it was made. */
  asked: number;
}

/** Open databases by their address, and empty ones to be used again: making one costs more than emptying it. */
const databases = new Map<string, Opened>();
const unused: string[] = [];
/** After so many questions a database is dropped: every look passes over the rows that were deleted before. */
const mostAsked = 2000;

port.on('message', async ({ id, question }: Asked) => {
  let reply: Reply;
  try {
    reply = { id, result: await answer(question) };
  } catch (error) {
    reply = { id, error: new Error(error instanceof Error ? error.message : String(error)) };
  }
  port.postMessage(reply);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
});

async function answer(question: Question): Promise<unknown> {
  if (question.ask === 'open') return unused.pop() ?? open();
  const database = databases.get(question.url) as Opened;
  const { client } = database;
  database.asked += 1;
  if (question.ask === 'execute') return execute(client, question.statement);
  if (question.ask === 'exec') return void (await client.query(question.sql));
  if (database.asked > mostAsked) return drop(question.url, client);
  await empty(client);
  return void unused.push(question.url);
}

async function drop(url: string, client: pg.Client): Promise<void> {
  databases.delete(url);
  await client.end();
  await dropDatabase(server, url);
}

async function open(): Promise<string> {
  const url = await createDatabase(server, migrated);
  if (!migrated) await migrate(url, 0);
  // One question at a time.
  const client = new pg.Client({ ...connectionOptions(url), options: '', pipeline: false });
  await client.connect();
  const tables = await tablesOf(client);
  const copies = tables.map((table) => `CREATE TABLE as_migrated.${table} AS TABLE ${table};`);
  await client.query(`CREATE SCHEMA as_migrated; ${copies.join(' ')}`);
  databases.set(url, { client, asked: 0 });
  return url;
}

/** Brings a database back to what the migrations have left; TRUNCATE makes a hundred files, for a few rows. */
async function empty(client: pg.Client): Promise<void> {
  const tables = await tablesOf(client);
  const work = tables.map((table) => `DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM as_migrated.${table};`);
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${work.join(' ')} COMMIT`);
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  return rows.map(({ name }) => `"${name}"`);
}
