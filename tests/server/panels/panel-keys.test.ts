/** What becomes of the one key of before, on a database that has gone through every migration but the last. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseUrl, engine, removeDatabase } from '../../running/engine.ts';
import { openApp } from '../open-app.ts';
import { buildClinic, keyOf } from '../small-clinic.ts';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'callboard-keys-'));
});
afterEach(async () => {
  await removeDatabase(dataFolder);
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
});

/** Brings the database back to where a panel had one key, and forgets what some devices have done. */
async function undo(...more: string[]): Promise<void> {
  const statements = [
    'DROP TABLE panel_key',
    "DELETE FROM migration WHERE name LIKE '%panel-keys%' OR name LIKE '%purposes-of-keys%'",
    ...more,
  ];
  if (engine === 'sqlite') {
    const database = new DatabaseSync(join(dataFolder, 'callboard.db'));
    for (const statement of statements) database.exec(statement);
    return database.close();
  }
  const client = new pg.Client({ connectionString: await databaseUrl(dataFolder) });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test('devices in the field go on with their key; addresses that nobody used get another', async () => {
  const before = await openApp({ schedule: false, dataFolder });
  const { room, spare, lobby, cashierLobby, key, gid } = await buildClinic(before);
  await before.close();
  // The kiosk was off for days: only the access log knows it. The ticket machine holds a token.
  await undo(`DELETE FROM token WHERE kind = 'kiosk'`, `DELETE FROM log_entry WHERE body LIKE '%ticketMachine%'`);
  const after = await openApp({ schedule: false, dataFolder });
  try {
    const { token } = await after.done('POST', '/api/v1/collab/web/organization/login', {
      body: { orgGid: gid, password: 'long enough for one' },
    });
    const read = (panelGid: string) =>
      after.done('GET', '/api/v1/collab/web/panel/general', { token, query: { gid: panelGid } });
    const now = await read(room.gid);
    expect(keyOf(now.exclusiveUrl)).toBe(key);
    expect(keyOf(now.kioskUrl)).toBe(key);
    expect(keyOf(now.ticketMachineUrl)).toMatch(/^[0-9a-f]{64}$/);
    const machine = await read(cashierLobby.gid);
    expect(keyOf(machine.ticketMachineUrl)).toBe(keyOf(machine.exclusiveUrl));
    expect(keyOf(machine.kioskUrl)).not.toBe(keyOf(machine.exclusiveUrl));
    const unused = await Promise.all([spare, lobby].map((panel) => read(panel.gid)));
    const keys = unused.flatMap(({ exclusiveUrl, kioskUrl, ticketMachineUrl }) =>
      [exclusiveUrl, kioskUrl, ticketMachineUrl].map(keyOf),
    );
    expect(new Set(keys).size).toBe(6);
    const signIn = (body: object) =>
      after.call('POST', '/api/v1/collab/clinicCheckInKiosk/login', { body: { panelGid: room.gid, ...body } });
    expect((await signIn({ key })).status).toBe(200);
    await after.done('POST', '/api/v1/collab/web/panel/exclusiveUrl', {
      token,
      body: { gid: room.gid, purpose: 'kiosk' },
    });
    expect((await signIn({ key })).body.contents[0].code).toBe('exclusive_url_invalid');
  } finally {
    await after.close();
  }
});
