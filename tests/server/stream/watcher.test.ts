import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { backlogLimit, openWatcher, type Watcher } from '#server/stream/watcher.ts';

/** A server whose only answer is a stream; gives the watcher of each connection. */
async function openServer() {
  const server = Fastify();
  const opened: Watcher[] = [];
  server.get('/', async (_request, reply) => {
    reply.header('x-kept', 'yes');
    opened.push(openWatcher(reply, 'token'));
    return reply;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { server, opened, port: (server.server.address() as { port: number }).port };
}

test('a reader that does not drain is closed once too much waits for it, and is sent nothing more', async () => {
  const { server, opened, port } = await openServer();
  const slow = connect(port, '127.0.0.1');
  slow.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await new Promise((resolve) => slow.once('data', resolve));
  slow.pause();
  const [watcher] = opened;
  let closed = false;
  watcher!.onClose(() => {
    closed = true;
  });
  const frame = `data: ${'x'.repeat(64 * 1024)}\n\n`;
  let sent = 0;
  // The system's own buffers take some megabytes before anything waits in the process.
  while (!closed && sent < 100 * 1024 * 1024) {
    watcher!.send(frame);
    sent += frame.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(closed).toBe(true);
  expect(sent).toBeGreaterThan(backlogLimit);
  watcher!.send(frame);
  watcher!.end('bye');
  slow.destroy();
  await server.close();
});

test('headers of every answer hold for streams, and nothing keeps them', async () => {
  const { server, opened, port } = await openServer();
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-kept': 'yes',
  });
  opened[0]!.end('bye');
  expect(await answer.text()).toMatch(/^retry: \d+\n\nevent: bye\ndata: \{\}\n\n$/);
  await server.close();
});
