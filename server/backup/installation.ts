import { one, type Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { newGid } from '../ground/new-gid.ts';
import { keepSetting } from '../stream/commands.ts';

const settingName = 'installation';

/**
 * Which installation a database is of: it tells the backups of several apart that share a folder, and comes along with
 * a restore. Undefined until a server has kept it.
 */
export function* installationOf(): Generator<Statement, string | undefined, unknown> {
  const sql = 'SELECT value FROM setting WHERE name = ?';
  return (yield* one<{ value: string }>('setting', sql, settingName))?.value;
}

/** The same from a running server, which keeps one where there is none; a database that takes nothing is read alone. */
export async function ownInstallation(database: Database): Promise<string> {
  return (
    (await database.query(installationOf())) ??
    (await database.write(keepSetting, { name: settingName, value: newGid() }))
  );
}

/** Whether something is of an installation; what says nothing of it is from before there was this, and counts. */
export function isOf(said: string | undefined, own: string | undefined): boolean {
  return said === undefined || own === undefined || said === own;
}
