import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';

test('a server survives being killed, restarts on its folder and leaves nothing behind', async () => {
  const server = await startServer();
  try {
    await server.kill9();
    await expect(fetch(server.url)).rejects.toThrow();
    await server.restart();
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect(existsSync(server.dataDir)).toBe(true);
  } finally {
    await server.stop();
  }
  expect(existsSync(server.dataDir)).toBe(false);
});

test('a server that cannot start says why', async () => {
  await expect(startServer({ env: { DATABASE_URL: 'mysql://localhost/none' } })).rejects.toThrow(/DATABASE_URL/);
});
