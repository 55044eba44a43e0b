import { expect } from 'vitest';
import type { TestApp } from '../open-app.ts';

const hour = 3_600_000;

export type BrowserDevice = ReturnType<typeof browserDevice>;

/** A device with a browser's jar of cookies. @param said what each of its reports says, beside its program and times */
export function browserDevice(app: TestApp, path: string, token: () => string, said: () => object) {
  const jar = new Map<string, string>();
  const headers = () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });
  const take = (found: unknown) => {
    for (const line of [found ?? []].flat() as string[]) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
  };
  return {
    jar,
    report: async (runtime: string, more: object = {}) => {
      const body = { ...said(), startedAt: app.time.now - 20 * hour, sentAt: app.time.now, runtime, ...more };
      const answer = await app.call('POST', path, { token: token(), headers: headers(), body });
      expect(answer.status).toBe(200);
      take(answer.headers['set-cookie']);
      return answer.body;
    },
    /** The build that the page loads; `opened` as a browser opens it, not as a script looks at it. */
    load: async (url: string, opened = true) => {
      const accept = opened ? 'text/html,application/xhtml+xml,*/*;q=0.8' : '*/*';
      const answer = await app.app.server.inject({ url, headers: { accept, ...headers() } });
      take(answer.headers['set-cookie']);
      return { runtime: /\/index-(\w{8})\.js/.exec(answer.body)?.[1], text: answer.body };
    },
  };
}
