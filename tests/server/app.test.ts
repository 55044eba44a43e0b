import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openApp } from './open-app.ts';
import { buildClinic } from './small-clinic.ts';

describe('a stop', () => {
  test('lets calls under way finish, says goodbye on streams and takes nothing new', async () => {
    const test = await openApp();
    const clinic = await buildClinic(test);
    const { server } = test.app;
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const { ticket } = await test.done('POST', '/api/v1/collab/web/stream/ticket', { token: clinic.tokens.panel });
    const stream = await fetch(`${url}/api/v1/collab/web/panel/stream?panelGid=${clinic.room.gid}&ticket=${ticket}`);
    const frames = stream.text();

    const passwords = test.app.services.passwords;
    const { hash } = passwords;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    passwords.hash = async (password) => {
      arrive();
      await sleep(300);
      return hash(password);
    };
    const underWay = fetch(`${url}/api/v1/collab/web/staff`, {
      method: 'POST',
      headers: { authorization: `Bearer ${clinic.tokens.session}`, 'content-type': 'application/json' },
      body: JSON.stringify({ staffId: 'late', name: 'x', password: 'long enough for one' }),
    });
    const silent = connect(Number(new URL(url).port), '127.0.0.1');
    await arrived;
    const stopped = test.app.stop();
    expect((await underWay).status).toBe(200);
    expect(await frames).toMatch(/event: bye\n/);
    await stopped;
    silent.destroy();
    await expect(fetch(`${url}/api/health`)).rejects.toThrow();
    const again = await openApp({ dataFolder: test.dataFolder });
    const staff = await again.app.services.database.read('document', "SELECT gid FROM document WHERE name_key = 'x'");
    expect(staff).toHaveLength(1);
    await again.close();
  });
});

test('answers are held against the contract: one that breaks it fails here', async () => {
  const test = await openApp();
  const { hub } = test.app.services;
  const clinic = await buildClinic(test);
  hub.view = async () => ({ view: { nonsense: true }, content: 'x' }) as never;
  const query = { panelGid: clinic.room.gid };
  const answer = await test.call('GET', '/api/v1/collab/web/panel/view', { token: clinic.tokens.session, query });
  expect(answer.status).toBe(500);
  expect(test.log()).toContain('getPanelView answers what its schema does not allow');
  await test.close();
});
