import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { answerError } from '#server/errors/error-handler.ts';
import { refuseSlowBodies, type SlowBodies } from '#server/http/slow-bodies.ts';

let server: FastifyInstance;
let slow: SlowBodies;
let port: number;
/** The clock of the guard, which the tests move. */
let time: number;

beforeEach(async () => {
  time = 0;
  server = Fastify();
  server.setErrorHandler(answerError);
  slow = refuseSlowBodies(server, 5, () => time);
  await server.register(multipart, { limits: { fileSize: 1e8 } });
  server.post('/json', async () => ({ read: true }));
  server.post('/files', async (request) => {
    for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer();
    return { read: true };
  });
  server.post('/refused', { onRequest: async (_, reply) => reply.code(401).send({}) }, async () => ({}));
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as { port: number }).port;
});
afterEach(async () => {
  slow.close();
  server.server.closeAllConnections();
  await server.close();
});

/** A connection that has sent its head and so much of its body. */
async function begin(
  path: string,
  type: string,
  body: string,
  length = 1_000_000,
): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const reached = once(server.server, 'request');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`);
  await reached;
  return { socket, heard: () => text };
}

/** Lets time go by in steps, in each of which something may arrive. */
async function pass(seconds: number, step: number, socket?: Socket, chunk = 'x'): Promise<void> {
  for (let passed = 0; passed < seconds && !socket?.destroyed; passed += step) {
    if (socket) {
      const before = await bytesRead();
      socket.write(chunk);
      await until(async () => socket.destroyed || (await bytesRead()) >= before + chunk.length);
    }
    time += step * 1000;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

const connections = new Set<Socket>();
beforeEach(() => {
  connections.clear();
  server.server.on('connection', (socket) => connections.add(socket));
});
const bytesRead = async () => Math.max(0, ...[...connections].map((one) => one.bytesRead));

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 2));
}

test('a body of which nothing comes any more is refused, and the connection closed', async () => {
  const { socket, heard } = await begin('/json', 'application/json', '{');
  const closed = once(socket, 'close');
  await pass(limits.bodySilenceSeconds + 1, 1);
  await closed;
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
  expect(heard()).toContain('"request_timeout"');
});

test('JSON that comes byte by byte is refused once its time is over', async () => {
  const { socket, heard } = await begin('/json', 'application/json', '{"a":"');
  const closed = once(socket, 'close');
  await pass(limits.bodySeconds - 2, 1, socket);
  expect(heard()).toBe('');
  await pass(4, 1, socket);
  await closed;
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
});

const form = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';

test('a file may take as long as its size allows at the least pace', async () => {
  const { socket, heard } = await begin('/files', 'multipart/form-data; boundary=b', form, 100_000_000);
  await pass(60, 5, socket, 'x'.repeat(limits.leastBytesPerSecond * 4));
  expect(heard()).toBe('');
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

test('a file that comes more slowly is refused', async () => {
  const { socket, heard } = await begin('/files', 'multipart/form-data; boundary=b', form, 100_000_000);
  const closed = once(socket, 'close');
  await pass(limits.bodySeconds + 10, 5, socket, 'x'.repeat(1000));
  await closed;
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
});

test('whoever goes on sending after the answer loses the connection when he stops', async () => {
  const { socket, heard } = await begin('/refused', 'application/json', '{');
  await until(() => heard().startsWith('HTTP/1.1 401 '));
  const closed = once(socket, 'close');
  await pass(12, 1);
  await closed;
});
