import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

let app: TestApp;
let clinic: Clinic;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
  await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.server.address() as { port: number }).port;
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

/** Asks over the one connection that there is; tells its local port too, so that it shows whether it is still the same. */
function ask(method: string, path: string, contentType?: string, body?: string) {
  return new Promise<{ status: number; connection: number }>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${clinic.tokens.session}`,
      ...(contentType && { 'content-type': contentType }),
      ...(body && { 'content-length': Buffer.byteLength(body) }),
    };
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const { statusCode: status = 0, socket } = answer;
      const connection = socket.localPort ?? 0;
      answer.resume().on('end', () => resolve({ status, connection }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const form = (data: string) =>
  `--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n${data}\r\n--b\r\n` +
  'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n' +
  `${'x'.repeat(500_000)}\r\n--b--\r\n`;
const web = '/api/v1/collab/web';
const formType = 'multipart/form-data; boundary=b';

const refused: [string, () => ReturnType<typeof ask>, number][] = [
  [
    'a form whose data are too large',
    () => ask('POST', `${web}/system/media`, formType, form(`{"name":"${'x'.repeat(300_000)}"}`)),
    413,
  ],
  ['a form whose data are refused', () => ask('POST', `${web}/system/media`, formType, form('{}')), 400],
  ['a form whose file is none', () => ask('POST', `${web}/system/media`, formType, form('{"name":"a"}')), 400],
  [
    'a body that is too large',
    () => ask('PATCH', `${web}/panel/media/bulk/update`, 'application/json', `"${'x'.repeat(8_000_000)}"`),
    413,
  ],
];

test.each(refused)('after %s the connection serves the next request', async (_, send, status) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  const next = await ask('GET', `${web}/organization/general`);
  expect(next).toEqual({ status: 200, connection: answer.connection });
});
