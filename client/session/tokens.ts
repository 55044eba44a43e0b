import { limits } from '#generated/limits.ts';
import { type CookieJar, readCookie, writeCookie } from './cookie.ts';

/** The tokens of people who administer: an organisation's and the provider's. */
export type HeldToken = 'session' | 'systemAdvance';

const cookieNames: Record<HeldToken, string> = { session: 'token', systemAdvance: 'systemAdvanceToken' };

export interface Tokens {
  get(kind: HeldToken): string | undefined;
  set(kind: HeldToken, token: string): void;
  clear(kind: HeldToken): void;
}

/**
 * Tokens in cookies that the page can read, SameSite=Strict and Secure on https. Where
 * cookies are refused they last as long as the page.
 */
export function createTokens(jar: CookieJar, secure: boolean): Tokens {
  const inMemory = new Map<HeldToken, string>();
  const write = (kind: HeldToken, value: string, seconds: number) =>
    writeCookie(jar, { name: cookieNames[kind], value, seconds, secure });
  return {
    get: (kind) => readCookie(jar, cookieNames[kind]) || inMemory.get(kind),
    set(kind, token) {
      write(kind, token, limits.sessionTokenHours * 3600);
      if (readCookie(jar, cookieNames[kind]) === token) inMemory.delete(kind);
      else inMemory.set(kind, token);
    },
    clear(kind) {
      inMemory.delete(kind);
      write(kind, '', 0);
    },
  };
}
