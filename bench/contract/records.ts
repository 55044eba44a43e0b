/** Organisations with so many departments, as the product would have written them. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { families } from '#generated/families.ts';
import type { RunningServer } from '#tests/running/server.ts';
import type { Store } from '../queue/store.ts';

export const web = '/api/v1/collab/web';
export const departments = `${web}/system/department`;
const password = 'long enough for one';

export interface Organisation {
  readonly gid: string;
  readonly token: string;
  /** Gids of some of its departments, to be changed. */
  readonly some: readonly string[];
}

/** Makes an organisation through the API and signs its administrator in. */
export async function makeOrganisation(server: RunningServer, gid: string): Promise<Organisation> {
  const system = await ask(server, `${web}/systemAdvance/login`, { password: server.adminPassword });
  const body = { gid, name: gid, type: 'clinic', password };
  await ask(server, `${web}/advancedSetting/organization/create`, body, String(system.token));
  const { token } = await ask(server, `${web}/organization/login`, { orgGid: gid, password });
  return { gid, token: String(token), some: Array.from({ length: 50 }, (_, index) => gidOf(gid, index + 1)) };
}

/** Gives an organisation departments, every second of them switched off; no server has the store open. */
export function fill({ variables }: Store, gid: string, count: number): void {
  const raw = new DatabaseSync(join(variables.DATA_DIR, 'callboard.db'));
  const { uniqueKeys } = families.department;
  try {
    raw.exec(`PRAGMA synchronous = OFF; BEGIN;
      CREATE TEMP TABLE number AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        SELECT i FROM n;
      INSERT INTO document (family, organisation_gid, gid, parent_gid, position, name_key, enabled, body, secret,
          version, created_at, updated_at)
        SELECT 'department', '${gid}', '${gid}-' || i, '', 0, 'department ' || i, i % 2,
          json_object('code', printf('c%07d', i), 'name', 'Department ' || i, 'enabled', json(iif(i % 2, 'true', 'false'))),
          NULL, 1, ${Date.now()} + i, ${Date.now()} + i FROM number;
      INSERT INTO document_key (organisation_gid, family, parent_gid, property, value, gid)
        SELECT '${gid}', 'department', '', '${uniqueKeys[0]}', printf('c%07d', i), '${gid}-' || i FROM number;
      INSERT INTO document_count (organisation_gid, family, parent_gid, property, value, count)
        VALUES ('${gid}', 'department', '', '', '', ${count}),
          ('${gid}', 'department', '', 'enabled', '1', ${Math.ceil(count / 2)}),
          ('${gid}', 'department', '', 'enabled', '0', ${Math.floor(count / 2)});
      COMMIT; DROP TABLE number`);
  } finally {
    raw.close();
  }
}

function gidOf(organisation: string, number: number): string {
  return `${organisation}-${number}`;
}

async function ask(
  { url }: RunningServer,
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
