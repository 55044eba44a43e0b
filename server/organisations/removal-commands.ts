import { all, type Context, count, one, run, type Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Table, Tables } from '../database/tables.ts';
import { findOrganisationRow, organisationFrom } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { noteForProvider } from '../journal/note-organisation.ts';
import { noteDemoRemoved } from './demo.ts';

interface GiveUpArgument {
  /** As the list of organisations shows it. */
  readonly gid: string;
  /** What was typed, to be sure. */
  readonly name: string;
  /** Also while counters serve. */
  readonly force: boolean;
}

/**
 * Command: gives an organisation up. From here on nobody finds it, its tokens have ended, and so do its streams; what it
 * has is removed afterwards. Refuses a name that is not its own, and one whose counters serve unless forced.
 */
export const giveUpOrganisation = defineCommand(
  import.meta.url,
  'giveUpOrganisation',
  function* ({ gid, name, force }: GiveUpArgument, context: Context): Generator<Statement, void, unknown> {
    const row = yield* findOrganisationRow(gid);
    if (!row || row.gid === '') throw new Refusal({ code: 'not_found', field: 'gid' });
    const organisation = organisationFrom(row);
    if (name.trim() !== organisation.name.trim())
      throw new Refusal({ code: 'organisation_name_mismatch', field: 'name' });
    const serving = yield* one<{ count: number }>(
      'counter',
      "SELECT count(*) AS count FROM counter WHERE organisation_gid = ? AND service <> 'unlogin'",
      row.gid,
    );
    const counters = Number(serving?.count ?? 0);
    if (counters > 0 && !force) throw new Refusal({ code: 'organisation_at_work', params: { number: counters } });
    yield* leave(row.gid, context);
    yield* noteDemoRemoved(row);
    yield* noteForProvider(context, 'deleted', organisation);
  },
);

/** Command: the same for one that never came to be: its seeding was cut short. */
export const giveUpHalfSeeded = defineCommand(
  import.meta.url,
  'giveUpHalfSeeded',
  function* ({ gid }: { gid: string }, context: Context): Generator<Statement, void, unknown> {
    yield* leave(gid, context);
  },
);

/** Its key becomes one that nobody can type: its gid is free when the last row has gone. */
function* leave(gid: string, { now }: Context): Generator<Statement, void, unknown> {
  yield* run('organisation', 'UPDATE organisation SET removing_at = ?, gid_key = ? WHERE gid = ?', now, `~${gid}`, gid);
  yield* run('token', 'DELETE FROM token WHERE organisation_gid = ?', gid);
  yield* run(
    'job',
    "UPDATE job SET state = 'cancel', lease_owner = NULL WHERE organisation_gid = ? AND state IN ('enqueue', 'processing')",
    gid,
  );
}

interface Portion {
  readonly organisationGid: string;
  readonly rows: number;
}

/** Where a row stands: what finds it without an index of its own. */
const places: Readonly<Record<Database['engine'], string>> = { sqlite: 'rowid', postgresql: 'ctid' };

/** Command: removes some rows of an organisation that was given up from one table; answers how many. */
export const removePortion = defineCommand(
  import.meta.url,
  'removePortion',
  function* ({
    organisationGid,
    rows,
    table,
    engine,
  }: Portion & { readonly table: Table; readonly engine: Database['engine'] }): Generator<Statement, number, unknown> {
    yield* checkGivenUp(organisationGid);
    const place = places[engine];
    const some = `SELECT ${place} FROM ${table} WHERE organisation_gid = ? LIMIT ?`;
    const among = engine === 'sqlite' ? `IN (${some})` : `= ANY (ARRAY(${some}))`;
    // The names of a record go with it (ON DELETE CASCADE).
    const gone: Tables = table === 'document' ? ['document', 'document_key'] : table;
    return yield* count(gone, `DELETE FROM ${table} WHERE ${place} ${among}`, organisationGid, rows);
  },
);

/** Command: removes some of its tickets, and queues that have none left; answers how many. */
export const removeQueuePortion = defineCommand(
  import.meta.url,
  'removeQueuePortion',
  function* ({ organisationGid, rows }: Portion): Generator<Statement, number, unknown> {
    yield* checkGivenUp(organisationGid);
    const queues = yield* all<{ gid: string }>(
      'queue',
      'SELECT gid FROM queue WHERE organisation_gid = ? ORDER BY service_date, gid LIMIT ?',
      organisationGid,
      rows,
    );
    let removed = 0;
    for (const { gid } of queues) {
      removed += yield* count(
        'ticket',
        'DELETE FROM ticket WHERE gid IN (SELECT gid FROM ticket WHERE queue_gid = ? LIMIT ?)',
        gid,
        rows - removed,
      );
      if (removed >= rows) break;
      removed += yield* count('queue', 'DELETE FROM queue WHERE gid = ?', gid);
    }
    return removed;
  },
);

/** Command: forgets some of its files; answers their names. */
export const removeFilePortion = defineCommand(
  import.meta.url,
  'removeFilePortion',
  function* ({ organisationGid, rows }: Portion): Generator<Statement, string[], unknown> {
    yield* checkGivenUp(organisationGid);
    const files = yield* all<{ name: string }>(
      'file',
      'SELECT name FROM file WHERE organisation_gid = ? ORDER BY name LIMIT ?',
      organisationGid,
      rows,
    );
    for (const { name } of files) {
      yield* run('file', 'DELETE FROM file WHERE organisation_gid = ? AND name = ?', organisationGid, name);
    }
    return files.map(({ name }) => name);
  },
);

/** Command: removes the organisation itself, of which nothing else is left. */
export const removeOrganisationRow = defineCommand(
  import.meta.url,
  'removeOrganisationRow',
  function* ({ organisationGid }: { organisationGid: string }): Generator<Statement, void, unknown> {
    yield* checkGivenUp(organisationGid);
    yield* run('organisation', 'DELETE FROM organisation WHERE gid = ?', organisationGid);
  },
);

/** Nothing is removed of one that lives. */
function* checkGivenUp(gid: string): Generator<Statement, void, unknown> {
  const given = yield* one(
    'organisation',
    'SELECT gid FROM organisation WHERE gid = ? AND removing_at IS NOT NULL',
    gid,
  );
  if (!given) throw new Refusal({ code: 'not_found', field: 'gid' });
}
