import { auditHeads } from '../audit/chain.ts';
import { all, one, type Statement } from '../database/command.ts';
import { installationOf } from './installation.ts';

/** Asks the database as it was at the moment of the backup. */
export type Ask = <A>(generator: Generator<Statement, A, unknown>) => Promise<A>;

/** What a manifest says of the database besides its files; whoever wants more in there adds a line. */
const readers = { auditHeads, contents, installation: installationOf } as const;

export type Facts = {
  [Name in keyof typeof readers]: ReturnType<(typeof readers)[Name]> extends Generator<Statement, infer A, unknown>
    ? A
    : never;
};

/** Reads what the manifest says of the database. */
export async function readFacts(ask: Ask): Promise<Facts> {
  const found: Partial<Record<keyof Facts, unknown>> = {};
  for (const [name, read] of Object.entries(readers)) found[name as keyof Facts] = await ask<unknown>(read());
  return found as Facts;
}

/** Names of the uploaded files that the database knows. */
export async function knownFiles(ask: Ask): Promise<string[]> {
  return (await ask(all<{ name: string }>('file', 'SELECT DISTINCT name FROM file ORDER BY name'))).map(
    ({ name }) => name,
  );
}

/** How much there is, to be told to a person. */
function* contents() {
  const row = yield* one<{ organisations: number; events: number | null }>(
    ['log_head', 'organisation'],
    `SELECT (SELECT count(*) FROM organisation WHERE gid <> '') AS organisations,
       (SELECT sum(seq) FROM log_head) AS events`,
  );
  const newest = yield* one<{ name: string }>('migration', 'SELECT max(name) AS name FROM migration');
  return {
    organisations: Number(row?.organisations ?? 0),
    events: Number(row?.events ?? 0),
    migration: newest?.name ?? '',
  };
}
