import { describe, expect, test } from 'vitest';
import { heldCredential } from '#client/http/credential.ts';
import { createTokens } from '#client/session/tokens.ts';

/** A document's cookie, as a browser keeps it: a write names one cookie, a read lists all. */
function cookieJar() {
  const kept = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

describe('a session token', () => {
  test('is a cookie for 24 hours that only this site gets, Secure on https', () => {
    const jar = cookieJar();
    createTokens(jar, true).set('session', 'abc');
    createTokens(jar, false).set('session', 'abc');
    expect(jar.written).toEqual([
      'token=abc; Path=/; Max-Age=86400; SameSite=Strict; Secure',
      'token=abc; Path=/; Max-Age=86400; SameSite=Strict',
    ]);
  });

  test('is restored from the cookie by another page', () => {
    const jar = cookieJar();
    createTokens(jar, false).set('systemAdvance', 'p&q=1');
    const other = createTokens(jar, false);
    expect(other.get('systemAdvance')).toBe('p&q=1');
    expect(other.get('session')).toBeUndefined();
  });

  test('is gone once cleared', () => {
    const tokens = createTokens(cookieJar(), false);
    tokens.set('session', 'abc');
    tokens.clear('session');
    expect(tokens.get('session')).toBeUndefined();
  });

  test('is gone once another page has cleared it', () => {
    const jar = cookieJar();
    const tokens = createTokens(jar, false);
    tokens.set('session', 'abc');
    createTokens(jar, false).clear('session');
    expect(tokens.get('session')).toBeUndefined();
  });

  test('lasts as long as the page where cookies are refused', () => {
    const jar = Object.defineProperty({ cookie: '' }, 'cookie', { get: () => '', set: () => undefined });
    const refusing = createTokens(jar, false);
    refusing.set('session', 'abc');
    expect(refusing.get('session')).toBe('abc');
  });
});

describe('where both tokens are held', () => {
  const tokens = createTokens(cookieJar(), false);
  tokens.set('session', 'own');
  tokens.set('systemAdvance', 'provider');

  test('the provider’s goes first', () => {
    expect(heldCredential(tokens, ['session', 'systemAdvance'])).toEqual({ kind: 'systemAdvance', token: 'provider' });
  });

  test('but only where the operation takes it', () => {
    expect(heldCredential(tokens, ['session', 'staff'])).toEqual({ kind: 'session', token: 'own' });
    expect(heldCredential(tokens, ['staff'])).toBeUndefined();
  });
});
