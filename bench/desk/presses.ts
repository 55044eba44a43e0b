import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Page } from 'playwright';

/** Where a press goes, and with what. */
export interface Target {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Presses one after the other on one kept connection; how long each took until the answer was there, in ms. */
export async function confirmed(target: Target, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const lengths: number[] = [];
  for (let press = 0; press < count; press += 1) {
    const began = performance.now();
    await send(target, agent, randomUUID());
    lengths.push(performance.now() - began);
  }
  agent.destroy();
  return lengths;
}

function send({ port, path, headers, body }: Target, agent: Agent, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method: 'POST', agent };
    const asked = request({ ...options, headers: { ...headers, 'idempotency-key': key } }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`))));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/**
 * Presses the space bar; how long it takes from the key to the frame after the one that has another number in it, in ms,
 * as the page itself sees it.
 */
export async function painted(page: Page): Promise<number> {
  const measured = await page.evaluateHandle(() => {
    const number = document.querySelector('.desk-number');
    let began = 0;
    addEventListener('keydown', (event) => (began = event.timeStamp), { once: true, capture: true });
    const length = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
      });
      if (number) observer.observe(number, { childList: true, characterData: true, subtree: true });
    });
    // Wrapped: a promise handed over as it is would be waited for here, before the key.
    return { length };
  });
  await page.keyboard.press('Space');
  return measured.evaluate(({ length }) => length);
}
