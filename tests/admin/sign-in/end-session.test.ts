import { expect, test } from 'vitest';
import { endSession } from '#admin/sign-in/end-session.ts';
import { createTokens } from '#client/session/tokens.ts';

/** A browser that forbids cookies, and in which somebody is signed in. */
function signedIn() {
  const noCookies = {
    get cookie() {
      return '';
    },
    set cookie(_text) {},
  };
  const tokens = createTokens(noCookies, false);
  tokens.set('session', 'of the first');
  tokens.set('systemAdvance', 'of the provider');
  return { tokens, base: () => 'https://hospital.example', locale: () => 'zh-TW' };
}

const providerSignOut = { label: '單一登入', url: 'https://identity.example/logout' };
const ended = () => Response.json({ ok: true, providerSignOut });

test('a server that is slow keeps nobody signed in, and ends that token alone', async () => {
  const browser = signedIn();
  const sent: (string | null)[] = [];
  const fetch = async ({ headers }: Request) => {
    expect(browser.tokens.get('session')).toBeUndefined();
    sent.push(headers.get('authorization'));
    return ended();
  };
  expect(await endSession('session', { ...browser, fetch })).toEqual(providerSignOut);
  expect([sent, browser.tokens.get('systemAdvance')]).toEqual([['Bearer of the first'], 'of the provider']);
});

test('who signs in before the server has answered stays signed in, and is shown no way out of the one before', async () => {
  const browser = signedIn();
  const fetch = async () => {
    browser.tokens.set('session', 'of the next');
    return ended();
  };
  expect(await endSession('session', { ...browser, fetch })).toBeUndefined();
  expect(browser.tokens.get('session')).toBe('of the next');
});
