import { expect, test } from 'vitest';
import { controllerStorage } from '#client/device/controller-storage.ts';
import { endSignIn } from '#controller/sign-in/end-sign-in.ts';
import { memoryStorage } from '../../client/device/memory-storage.ts';

/** A controller that is signed in, and what it sends when that ends. */
async function ending(answer: () => Promise<Response>, kept: object) {
  const stored = controllerStorage(memoryStorage());
  stored.change(kept);
  const sent: Request[] = [];
  const fetch = (request: Request) => {
    sent.push(request);
    return answer();
  };
  const base = () => 'https://hospital.example';
  const left = await endSignIn({ stored, base, locale: () => 'zh-TW', fetch });
  return { left, sent, kept: stored.read() };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const signedIn = { orgGid: 'riverside', staffId: 'nurse103', orgToken: 'a-token' };
const providerSignOut = { label: '單一登入', url: 'https://identity.example/logout' };

test('the token itself says that it is to end, whatever key speaks for other calls', async () => {
  const { sent, kept, left } = await ending(async () => json({ ok: true, providerSignOut }), signedIn);
  const [request] = sent as [Request];
  expect([sent.length, request.method, new URL(request.url).pathname]).toEqual([
    1,
    'POST',
    '/api/v1/collab/web/logout',
  ]);
  expect(request.headers.get('authorization')).toBe('Bearer a-token');
  expect(request.headers.get('x-api-key')).toBeNull();
  // It reaches the server though the page is closed with it.
  expect(request.keepalive).toBe(true);
  expect(kept).toEqual({ orgGid: 'riverside', staffId: 'nurse103' });
  expect(left).toEqual(providerSignOut);
});

test('a server that cannot be asked keeps nobody signed in on the device', async () => {
  const { kept, left } = await ending(() => Promise.reject(new TypeError('network')), signedIn);
  expect([kept.orgToken, left]).toEqual([undefined, undefined]);
});

test('where nobody is signed in, nobody is asked', async () => {
  const { sent } = await ending(async () => json({ ok: true }), { orgGid: 'riverside' });
  expect(sent).toEqual([]);
});

test('the device forgets at once, and a person who signs in before a slow server has answered stays signed in', async () => {
  const stored = controllerStorage(memoryStorage());
  stored.change(signedIn);
  const fetch = async () => {
    expect(stored.read().orgToken).toBeUndefined();
    stored.change({ orgToken: 'of the next' });
    return json({ ok: true });
  };
  await endSignIn({ stored, base: () => 'https://hospital.example', locale: () => 'zh-TW', fetch });
  expect(stored.read().orgToken).toBe('of the next');
});
