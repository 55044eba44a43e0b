/** Which requests are answered before the framework, and which are left to it. */
import { request } from 'node:http';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Caller } from '#server/call/handler.ts';
import { answerRepeated } from '#server/http/answer-repeated.ts';

const { path } = operations.reportScreenAgain;
const token = 'a'.repeat(43);
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Sent {
  url?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  caller?: Partial<Caller> | undefined;
  known?: boolean;
  stopping?: boolean;
}

/** Who answers a request, and how many reports were taken for it. */
async function answeredBy({ caller = { kind: 'panel' }, known = true, stopping = false, ...sent }: Sent = {}) {
  const server = Fastify();
  server.addContentTypeParser('*', (_request, payload, done) => void payload.resume().on('end', () => done(null)));
  server.all('*', async () => 'framework');
  const taken: unknown[] = [];
  const measured: unknown[] = [];
  const services = {
    clock: () => 7,
    tokens: { heard: { known: (said: string) => (said === token ? caller : undefined) } },
    namedReports: {
      takes: (...said: unknown[]) => {
        if (known) taken.push(said);
        return known ? { isSecure: false } : undefined;
      },
    },
  };
  const measure = (...said: unknown[]) => void measured.push(said);
  answerRepeated(server, services as never, { measure, isStopping: () => stopping });
  await server.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => server.close());
  const { port } = server.server.address() as { port: number };
  const text = await send(port, sent);
  return { by: text === 'framework' ? 'framework' : JSON.parse(text), taken, measured };
}

function send(port: number, { url = `${path}?name=abc-1&sentAt=99`, method = 'POST', headers, body }: Sent) {
  return new Promise<string>((resolve, reject) => {
    const all = { authorization: `Bearer ${token}`, ...headers };
    request({ host: '127.0.0.1', port, path: url, method, headers: all }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end(body);
  });
}

test('a name said by a screen is taken and answered, and measured like any answer', async () => {
  const { by, taken, measured } = await answeredBy();
  expect(by).toEqual({ whole: false });
  expect(taken).toEqual([[expect.objectContaining({ name: 'abc-1', sentAt: 99, caller: { kind: 'panel' } }), 7]]);
  expect(measured).toEqual([['reportScreenAgain', 200, expect.any(Number)]]);
});

test('a page of the server itself says its own origin', async () => {
  const headers = { host: 'screens.example', origin: 'https://screens.example' };
  expect((await answeredBy({ headers })).by).toEqual({ whole: false });
});

const left: Record<string, Sent> = {
  'another call': { url: `${path.replace('/again', '')}?name=abc-1` },
  'another method': { method: 'GET' },
  'a name written in another way': { url: `${path}?name=abc%2D1` },
  'more in the query': { url: `${path}?name=abc-1&sentAt=99&orgGid=1` },
  'a page of another site': { headers: { host: 'screens.example', origin: 'https://else.example' } },
  'a key of a program': { headers: { 'x-api-key': token } },
  'a body': { headers: { 'content-type': 'application/json' }, body: '{}' },
  'a body of unknown length': { headers: { 'transfer-encoding': 'chunked' }, body: '' },
  'an idempotency key': { headers: { 'idempotency-key': 'a' } },
  'a token that nobody remembers': { headers: { authorization: `Bearer ${'b'.repeat(43)}` } },
  'no token': { headers: { authorization: 'Basic YTpi' } },
  'a token of a kiosk': { caller: { kind: 'kiosk' } },
  'a token of a suspended organisation': { caller: { kind: 'panel', suspended: true } },
  'a name that is not known': { known: false },
  'a server that stops': { stopping: true },
};

test.each(Object.entries(left))('%s is left to the framework', async (_, sent) => {
  expect(await answeredBy(sent)).toMatchObject({ by: 'framework', taken: [] });
});
