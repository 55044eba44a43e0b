import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readKernelQueues } from '#server/ground/kernel-queues.ts';
import { findStalledReaders } from '#server/stream/stalled-readers.ts';
import { backlogLimit, openWatcher, type Watcher } from '#server/stream/watcher.ts';

let server: FastifyInstance;
let opened: Watcher[];
let readers: Socket[];

beforeEach(async () => {
  opened = [];
  readers = [];
  server = Fastify();
  server.get('/', async (_request, reply) => {
    opened.push(openWatcher(reply, 'token'));
    return reply;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const reader of readers) reader.destroy();
  await server.close();
});

/** Opens a stream as a browser does; a stalled one reads its beginning and then nothing more. */
async function read(stalls: boolean): Promise<void> {
  const socket = connect((server.server.address() as { port: number }).port, '127.0.0.1');
  socket.on('error', () => undefined);
  readers.push(socket);
  const count = opened.length;
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  expect(opened).toHaveLength(count + 1);
  if (stalls) socket.pause();
  else socket.resume();
}

const frame = `data: ${'x'.repeat(32 * 1024)}\n\n`;
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

// Where the system does not tell what it holds back, a reader is found once its buffers are full.
test.runIf(process.platform === 'linux')(
  'readers that take nothing are found long before the buffers of the system are full, the others go on',
  async () => {
    const [stalls, goesOn] = [300, 30];
    const isStalled = (index: number) => index % 11 !== 0;
    for (let count = 0; count < stalls + goesOn; count += 1) await read(isStalled(count));
    const find = findStalledReaders();
    let sent = 0;
    const stalled = new Set<Watcher>();
    while (stalled.size < stalls && sent < 20 * backlogLimit) {
      for (const watcher of opened) if (!stalled.has(watcher)) watcher.send(frame);
      sent += frame.length;
      await turn();
      for (const watcher of await find(opened)) {
        stalled.add(watcher);
        watcher.cut();
      }
    }
    const found = [...stalled].map((watcher) => opened.indexOf(watcher));
    expect(found.filter((index) => !isStalled(index))).toEqual([]);
    expect(found).toHaveLength(stalls);
    // Four megabytes is what Linux keeps for one connection.
    expect(sent).toBeLessThan(2 * 1024 * 1024);
    await turn();
    expect(await find(opened)).toEqual([]);
    expect(opened.filter(({ socket }) => socket?.destroyed)).toHaveLength(stalls);
  },
);

test.runIf(process.platform === 'linux')(
  'a reader of which nothing moves is found however little waits for it',
  async () => {
    await read(true);
    const find = findStalledReaders();
    const [watcher] = opened as [Watcher];
    // As much as the reader's own side takes, and a little more.
    const waits = () => find([watcher]).then((found) => found.length);
    while (watcher.socket!.bytesWritten < 8 * backlogLimit && !(await isWaiting(watcher))) {
      watcher.send(frame);
      await turn();
    }
    let looks = 0;
    while ((await waits()) === 0 && looks < 10) looks += 1;
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThanOrEqual(4);
  },
);

/** Whether the other side has no more room: what waits is still there after a while. */
async function isWaiting({ socket }: Watcher): Promise<boolean> {
  const waiting = async () => (await readKernelQueues())(socket!) > 0;
  if (!(await waiting())) return false;
  for (let count = 0; count < 10; count += 1) await turn();
  return waiting();
}
