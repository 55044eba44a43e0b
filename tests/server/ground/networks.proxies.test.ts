/** Whose X-Forwarded-For is believed, as the access log tells it. */
import { afterEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, organisationPassword } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
afterEach(() => app.close());

/** The address that the access log gives a sign-in that came over `remote` with this header. */
async function seen(proxies: string, remote: string, forwarded: string): Promise<string> {
  app = await openApp({ schedule: false, variables: { TRUSTED_PROXIES: proxies } });
  const { gid } = await buildClinic(app);
  const answer = await app.app.server.inject({
    method: 'POST',
    url: `${web}/organization/login`,
    remoteAddress: remote,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    payload: JSON.stringify({ orgGid: gid, password: organisationPassword }),
  });
  const { data } = await app.done('GET', `${web}/log/access/list`, {
    token: answer.json().token,
    query: { limit: 100 },
  });
  return data.map(({ address }: { address: string }) => address).find((one: string) => one !== '127.0.0.1');
}

test('a listed proxy is believed, on another machine too', async () => {
  expect(await seen('10.0.0.0/8', '10.1.2.3', '192.0.2.77')).toBe('192.0.2.77');
});

test('of a chain of listed proxies the first stranger is the one who asks', async () => {
  expect(await seen('10.0.0.0/8', '::ffff:10.1.2.3', '1.1.1.1, 192.0.2.77, 10.5.5.5')).toBe('192.0.2.77');
});

test('a header from anybody else counts for nothing', async () => {
  expect(await seen('10.0.0.0/8', '198.51.100.9', '192.0.2.77')).toBe('198.51.100.9');
});
