import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readEnvironment } from '#server/ground/environment.ts';
import { answerWhileStarting } from '#server/health/answer-while-starting.ts';
import { freePort } from '../../running/free-port.ts';

test('while the server starts all is 503, pages come again by themselves, and afterwards the port is free', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const leave = await answerWhileStarting(readEnvironment({ PORT: String(port) }));
  for (const path of ['/api/ready', '/api/health', '/api/v1/collab/web/panel/list']) {
    const answer = await fetch(url + path, { headers: { 'accept-language': 'en-US' } });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const { contents } = await answer.json();
    expect(contents).toEqual([{ code: 'service_starting', message: 'The system is starting. Please wait a moment.' }]);
  }
  const page = await fetch(`${url}/panel/x?key=y`, { headers: { accept: 'text/html', 'accept-language': 'zh-TW' } });
  expect(page.status).toBe(503);
  expect(Number(page.headers.get('refresh'))).toBeGreaterThan(0);
  const told = await page.text();
  expect(told).toContain('系統啟動中');
  // It may run none, and the server has none to give yet.
  expect(told).not.toContain('<script');

  await leave();
  await new Promise<void>((resolve, reject) => {
    const next = createServer().once('error', reject);
    next.listen(port, '127.0.0.1', () => next.close(() => resolve()));
  });
});
