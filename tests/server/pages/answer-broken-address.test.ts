/** Links that a message has cut or mangled, opened in a browser. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const opened = (url: string, language: string, accept = 'text/html,*/*;q=0.8') =>
  app.app.server.inject({ url, headers: { accept, 'accept-language': language } });

test.each([
  ['zh-TW', '找不到頁面'],
  ['en-US', 'Page not found'],
  ['th', 'ไม่พบหน้านี้'],
])('lead to a page that says so, in %s, as secure as any other', async (language, title) => {
  for (const url of ['/ticket/%E0', '/ticket/abc%', `/ticket/${'a'.repeat(300)}`, '/panel-controller?from=%E7%8']) {
    const answer = await opened(url, language);
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 400, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-content-type-options': 'nosniff',
    });
  }
});

test('programs, and who opens what can be called, receive the refusal', async () => {
  for (const answer of [await opened('/ticket/%E0', 'en-US', '*/*'), await opened('/api/%E0', 'en-US')]) {
    expect([answer.statusCode, answer.json().contents[0].code]).toEqual([400, 'bad_request']);
  }
});
