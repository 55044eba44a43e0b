/** The part of a document that holds cookies. */
export interface CookieJar {
  cookie: string;
}

/** Value of a cookie, or undefined. */
export function readCookie(jar: CookieJar, name: string): string | undefined {
  for (const pair of jar.cookie.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return undefined;
}

/** Sets a cookie that this page can read again, for `seconds`; 0 removes it. */
export function writeCookie(
  jar: CookieJar,
  cookie: { name: string; value: string; seconds: number; secure: boolean },
): void {
  const { name, value, seconds, secure } = cookie;
  jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure ? '; Secure' : ''}`;
}
