import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { fetchFrom } from '#demo/in-process.ts';

const server = Fastify();
server.post('/echo', async (request, reply) =>
  reply.code(201).header('x-seen', request.headers['x-said']).send({ body: request.body }),
);
const send = fetchFrom(server);

test('a request reaches the server in this process with its headers and body', async () => {
  const headers = { 'Content-Type': 'application/json', 'x-said': 'hello' };
  const response = await send(new Request('http://localhost/echo', { method: 'POST', body: '{"a":1}', headers }));
  expect([response.status, response.headers.get('x-seen'), await response.json()]).toEqual([
    201,
    'hello',
    { body: { a: 1 } },
  ]);
});

test('a request without a body arrives without one', async () => {
  const response = await send(new Request('http://localhost/nowhere'));
  expect(response.status).toBe(404);
});
