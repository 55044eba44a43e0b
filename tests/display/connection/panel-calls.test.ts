import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPanelCalls } from '#display/connection/panel-calls.ts';

/** What the server answers; undefined where it cannot be reached. */
let answer: { status: number; body: string } | undefined;

class Call {
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send() {
    if (!answer) return this.onerror();
    this.status = answer.status;
    this.responseText = answer.body;
    return this.onload();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Call));
afterEach(() => vi.unstubAllGlobals());

test('who signs in at a screen reads why not in the words of the server, and nothing where it does not answer', async () => {
  const { prove } = createPanelCalls({ panelGid: 'p1', key: 'k1', storage: undefined, language: () => 'zh-TW' });
  const wrong = { code: 'wrong_password', message: '密碼錯誤' };
  answer = { status: 400, body: JSON.stringify({ contents: [wrong], traceId: 't' }) };
  expect(await prove({ password: 'one' })).toBe('密碼錯誤');
  answer = undefined;
  expect(await prove({ password: 'two' })).toBe('');
  answer = { status: 502, body: '<html>Bad Gateway</html>' };
  expect(await prove({ password: 'three' })).toBe('');
  answer = { status: 200, body: JSON.stringify({ token: 't', expiresAt: 1 }) };
  expect(await prove({ password: 'four' })).toBeUndefined();
});
