/** What comes in wrong before there is a call: over real sockets, because that is where it comes in. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shapeFaults } from '#server/shapes/shapes.ts';
import { openApp, type TestApp } from '../open-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await openApp();
  await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends bytes and gives the whole answer. */
async function send(bytes: string | Buffer): Promise<{ status: number; head: string; body: object }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body.replace(/^[0-9a-f]+\r\n/, '')) };
}

const get = (path: string, headers = '') =>
  send(Buffer.from(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`, 'latin1'));

const refusals: [string, () => Promise<{ status: number; head: string; body: object }>, number, string][] = [
  ['an escape that is no UTF-8, in a query', () => get('/api/health?name=%FF'), 400, 'bad_request'],
  ['half a surrogate pair, in a query', () => get('/api/health?name=%ED%A0%80'), 400, 'bad_request'],
  ['an escape that is no UTF-8, in a path', () => get('/api/%C0%AF'), 400, 'bad_request'],
  ['an escape cut short', () => get('/api/health?name=%E7%8'), 400, 'bad_request'],
  ['a byte that is no ASCII', () => get('/api/health?name=\xff'), 400, 'bad_request'],
  ['headers without an end', () => get('/api/health', `x-long: ${'x'.repeat(20_000)}\r\n`), 431, 'headers_too_large'],
  ['what is no HTTP', () => send('HELLO\r\n\r\n'), 400, 'bad_request'],
];

test.each(refusals)('%s is refused as everything else is', async (_, ask, status, code) => {
  const answer = await ask();
  expect(answer).toMatchObject({ status, body: { contents: [{ code }] } });
  expect(shapeFaults('ErrorBody', answer.body)).toEqual([]);
  // No answer is without what keeps a browser from running it.
  expect(answer.head.toLowerCase()).toMatch(/^content-security-policy: default-src '(none|self)'/m);
  expect(answer.head.toLowerCase()).toMatch(/^x-content-type-options: nosniff/m);
});

test('what is well written is let through', async () => {
  const answer = await get('/api/health?name=%E7%8E%8B%20%F0%9F%98%80');
  expect(answer).toMatchObject({ status: 400, body: { contents: [{ code: 'unknown_field', field: 'name' }] } });
});
