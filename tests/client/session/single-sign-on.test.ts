import { expect, test, vi } from 'vitest';
import { CallFailure } from '#client/http/call-failure.ts';
import { createHttpClient } from '#client/http/http-client.ts';
import { createSingleSignOn, type Tab } from '#client/session/single-sign-on.ts';

const start = '/quick-login/demo';

/** A tab as far as a sign-in moves it, and a server that answers what it is told to. */
function opened(answers: Record<string, object>, hash = '', refused = 'single_sign_on_expired') {
  const kept = new Map<string, string>();
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const moved: string[] = [];
  const location = { hash, pathname: start, search: '?x=1', assign: (url: string) => void moved.push(url) };
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  const history = {
    state: null,
    replaceState: (_state: unknown, _unused: string, url: string) => {
      location.hash = '';
      moved.push(url);
    },
  };
  const client = createHttpClient({
    base: () => 'http://server',
    credential: () => undefined,
    locale: () => 'en-US',
    fetch: async (request) => {
      const path = new URL(request.url).pathname.split('/').at(-1) as string;
      sent.push({ path, body: await request.json() });
      const answer = answers[path];
      return Response.json(answer ?? { contents: [{ code: refused, message: '' }] }, {
        status: answer ? 200 : 400,
      });
    },
  });
  const shown = new EventTarget();
  const addEventListener: Tab['addEventListener'] = (...args) => shown.addEventListener(...args);
  const tab: Tab = { location, history, sessionStorage, addEventListener };
  return { tab, client, kept, sent, moved, location, comeBack: () => shown.dispatchEvent(new Event('pageshow')) };
}

const signedIn = { token: 't', kind: 'session', expiresAt: 1 };
const answers = { begin: { url: 'https://login.example.org/auth' }, complete: signedIn };

test('the tab that begins can complete, once, and forgets the way', async () => {
  const { tab, client, kept, sent, moved, location } = opened(answers);
  const singleSignOn = createSingleSignOn(client, tab);
  void singleSignOn.begin({ kind: 'session', orgGid: 'demo', returnTo: '/admin/demo/staff' });
  await vi.waitFor(() => expect(moved).toEqual(['https://login.example.org/auth']));
  expect(sent[0]?.body).toEqual({
    kind: 'session',
    orgGid: 'demo',
    browserKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });

  location.hash = '#state=s&code=c%26d&iss=https%3A%2F%2Flogin.example.org';
  expect(singleSignOn.isBack()).toBe(true);
  const [back, second] = await Promise.all([singleSignOn.complete(), singleSignOn.complete()]);
  expect(back).toEqual({ signedIn, returnTo: '/admin/demo/staff' });
  expect(second).toBeUndefined();
  expect(sent[1]?.body).toEqual({
    state: 's',
    code: 'c&d',
    iss: 'https://login.example.org',
    browserKey: sent[0]?.body.browserKey,
  });
  expect(moved[1]).toBe(`${start}?x=1`);
  expect(kept.size).toBe(0);
});

test('a page that somebody comes back to by the way back of the browser is busy no more', async () => {
  const { tab, client, moved, comeBack } = opened(answers);
  let busy = true;
  const begun = createSingleSignOn(client, tab).begin({ kind: 'session', orgGid: 'demo' });
  void begun.then(() => {
    busy = false;
  });
  await vi.waitFor(() => expect(moved).toHaveLength(1));
  // While it is being left, a second press would begin a second sign-in.
  expect(busy).toBe(true);
  comeBack();
  await begun;
});

test.each([
  ['single_sign_on_no_role', true],
  ['single_sign_on_staff_unknown', true],
  ['single_sign_on_refused', undefined],
])('after %s the provider is asked for another account: %s', async (code, otherAccount) => {
  const { tab, client, sent, moved, location } = opened({ begin: answers.begin }, '', code);
  const singleSignOn = createSingleSignOn(client, tab);
  const begin = async () => {
    const before = moved.length;
    void singleSignOn.begin({ kind: 'session', orgGid: 'demo' });
    await vi.waitFor(() => expect(moved.length).toBe(before + 1));
    return sent.at(-1)?.body.otherAccount;
  };
  expect(await begin()).toBeUndefined();
  location.hash = '#state=s&code=c';
  await expect(singleSignOn.complete()).rejects.toBeInstanceOf(CallFailure);
  expect(await begin()).toBe(otherAccount);
});

test('another tab has no key to complete with, and reads the refusal of the server', async () => {
  const { tab, client, sent } = opened({}, '#state=s&code=c');
  await expect(createSingleSignOn(client, tab).complete()).rejects.toBeInstanceOf(CallFailure);
  expect(sent[0]?.body.browserKey).toMatch(/^[0-9a-f]{32}$/);
});

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/'])(
  'a page of its own is all that it goes to: not %s',
  async (returnTo) => {
    const { tab, client, location, moved } = opened(answers);
    const singleSignOn = createSingleSignOn(client, tab);
    void singleSignOn.begin({ kind: 'session', orgGid: 'demo', returnTo });
    await vi.waitFor(() => expect(moved).toHaveLength(1));
    location.hash = '#state=s&code=c';
    expect(await singleSignOn.complete()).toEqual({ signedIn });
  },
);
