/** Tokens of devices that report again and again: looked up once, and refused as soon as they are revoked. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { revokeToken, sweepExpired } from '#server/security/commands.ts';
import { rememberTokens } from '#server/security/heard-tokens.ts';
import { type Fleet, openFleet } from '../fleet/fleet-hospital.ts';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';

const web = '/api/v1/collab/web';
const minute = 60_000;
let app: TestApp;
let fleet: Fleet;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now = nineOClock;
  fleet = await openFleet(app);
});

describe('a token', () => {
  /** Asks as a report does; how often the database was asked is counted. */
  function remembering() {
    const { database, tokens } = app.app.services;
    const counted = { lookups: 0 };
    const find = (token: string) => {
      counted.lookups += 1;
      return tokens.find(token);
    };
    return { counted, heard: rememberTokens(find, database, () => app.time.now).find };
  }

  test('is looked up once, and again after ten minutes', async () => {
    const { panel, kiosk } = fleet.clinic.tokens;
    const { counted, heard } = remembering();
    // PostgreSQL is listened to soon after the start.
    await expect.poll(() => app.app.services.database.access()).toBeDefined();
    for (const token of [panel, kiosk, panel, kiosk]) expect(await heard(token)).toMatchObject({ suspended: false });
    expect(counted.lookups).toBe(2);
    app.time.now += 10 * minute - 1;
    expect(await heard(panel)).toMatchObject({ kind: 'panel', subjectGid: fleet.roomGid });
    expect(counted.lookups).toBe(2);
    app.time.now += 1;
    expect(await heard(panel)).toMatchObject({ kind: 'panel', subjectGid: fleet.roomGid });
    expect(counted.lookups).toBe(3);
  });

  test('is not looked up again because the server looked for expired ones and found none', async () => {
    const { database } = app.app.services;
    const { panel } = fleet.clinic.tokens;
    const { counted, heard } = remembering();
    await expect.poll(() => database.access()).toBeDefined();
    while (await database.write(sweepExpired, { rows: 100 }));
    await heard(panel);
    await database.write(sweepExpired, { rows: 100 });
    await heard(panel);
    expect(counted.lookups).toBe(1);
  });

  test('that is unknown is looked up each time', async () => {
    const { counted, heard } = remembering();
    for (const _ of [1, 2]) expect(await heard('x'.repeat(43))).toBeUndefined();
    expect(counted.lookups).toBe(2);
  });

  test('is not remembered past its end', async () => {
    const { expiresAt } = (await app.app.services.tokens.find(fleet.clinic.tokens.panel)) ?? { expiresAt: 0 };
    const { heard } = remembering();
    app.time.now = expiresAt - 1;
    expect(await heard(fleet.clinic.tokens.panel)).toBeDefined();
    app.time.now += 1;
    expect(await heard(fleet.clinic.tokens.panel)).toBeUndefined();
  });

  test('that is revoked while it is looked up is not remembered', async () => {
    const { database, tokens } = app.app.services;
    const { panel } = fleet.clinic.tokens;
    const hash = (await tokens.find(panel))?.tokenHash ?? '';
    const { find: heard } = rememberTokens(
      async (token) => {
        const caller = await tokens.find(token);
        await database.write(revokeToken, { hash });
        return caller;
      },
      database,
      () => app.time.now,
    );
    await heard(panel);
    expect(await heard(panel)).toBeUndefined();
  });
});

describe('a device that reports is refused at once', () => {
  const kiosk = async () => {
    const body = { screen: 'kiosk001', startedAt: 1, engine: 'Chrome/64', width: 1080, height: 1920 };
    return (await app.call('POST', `${web}/device/heartbeat`, { token: fleet.clinic.tokens.kiosk, body })).status;
  };

  test('when it is unpaired', async () => {
    const { gid, token } = await fleet.pair('西側');
    for (const seq of [1, 2]) await fleet.screen('screen0001', { seq }, token);
    const { session } = fleet.clinic.tokens;
    await app.done('POST', `${web}/device/paired/unpair`, { token: session, body: { gids: [gid] } });
    await expect(fleet.screen('screen0001', { seq: 3 }, token)).rejects.toThrow('401');
  });

  test('when its organisation is suspended, and heard again when that is over', async () => {
    expect([await kiosk(), await kiosk()]).toEqual([200, 200]);
    const suspend = (suspended: boolean) =>
      app.done('PATCH', `${web}/advancedSetting/organization/suspension`, {
        token: fleet.clinic.tokens.systemAdvance,
        body: { gid: fleet.clinic.gid, suspended },
      });
    await suspend(true);
    expect(await kiosk()).toBe(401);
    await suspend(false);
    expect(await kiosk()).toBe(200);
  });
});
