import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { keepBackRefusals } from '#server/http/keep-back-refusals.ts';

let server: FastifyInstance;
let url: string;
let now: number;
/** Lets the answers go that are kept back; one for each. */
let letGo: (() => void)[];

beforeEach(async () => {
  now = 0;
  letGo = [];
  // Ids come from the sender of a traceparent, and so may all be the same.
  server = Fastify({ trustProxy: true, genReqId: () => 'same' });
  const wait = async (ms: number, signal: AbortSignal) => {
    expect(ms).toBe(limits.refusalDelayMs);
    await Promise.race([new Promise<void>((resolve) => letGo.push(resolve)), once(signal, 'abort')]);
  };
  keepBackRefusals(server, () => now, wait);
  server.get('/good', async () => 'good');
  server.get('/bad', async (_request, reply) => reply.code(400).send('bad'));
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const ask = async (path: string, address = '192.0.2.1') => {
  const answer = await fetch(url + path, { headers: { 'x-forwarded-for': address } });
  return { status: answer.status, text: await answer.text() };
};
const refused = { status: 400, text: 'bad' };
const refuse = (times: number) => Promise.all(Array.from({ length: times }, () => ask('/bad')));

test('who is refused now and then is answered at once, who is refused in plenty later, and in the same words', async () => {
  await refuse(limits.refusalBurst);
  expect(letGo).toHaveLength(0);
  const kept = ask('/bad');
  await expect.poll(() => letGo.length).toBe(1);
  expect(await ask('/good')).toEqual({ status: 200, text: 'good' });
  letGo[0]?.();
  expect(await kept).toEqual(refused);
});

test('somebody else does not wait, and after a while nobody does', async () => {
  await refuse(limits.refusalBurst);
  expect(await ask('/bad', '192.0.2.2')).toEqual(refused);
  now += limits.refusalEveryMs;
  expect(await ask('/bad')).toEqual(refused);
  expect(letGo).toHaveLength(0);
});

test('no more than so many are kept back at a time', async () => {
  await refuse(limits.refusalBurst);
  const kept = refuse(limits.refusalsKeptBack);
  await expect.poll(() => letGo.length, { timeout: 20_000 }).toBe(limits.refusalsKeptBack);
  expect(await ask('/bad')).toEqual(refused);
  for (const go of letGo) go();
  expect(await kept).toHaveLength(limits.refusalsKeptBack);
});

test('a server that stops waits for none of them', async () => {
  await refuse(limits.refusalBurst);
  const kept = ask('/bad');
  await expect.poll(() => letGo.length).toBe(1);
  await server.close();
  expect(await kept).toEqual(refused);
});
