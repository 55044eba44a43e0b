import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A screen that reports, by its panel's token. */
export interface Target {
  readonly port: number;
  readonly token: string;
  readonly screen: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const startedAt = Date.now();
/** Of all devices so many have something new to tell; the others say what they said before. */
const changing = 10;

/** Every device reports once, evenly over the time; how long each waited for its answer, in ms. */
export async function sendHeartbeats(targets: readonly Target[], overMs: number, round: number): Promise<number[]> {
  const began = performance.now();
  const answers: Promise<number>[] = [];
  for (const [place, target] of targets.entries()) {
    const waitMs = began + (place / targets.length) * overMs - performance.now();
    if (waitMs > 1) await sleep(waitMs);
    answers.push(report(target, place % changing === 0 ? round : 0));
  }
  await sleep(Math.max(0, began + overMs - performance.now()));
  return Promise.all(answers);
}

function report({ port, token, screen }: Target, seq: number): Promise<number> {
  const body = JSON.stringify({
    screen,
    startedAt,
    sentAt: Date.now(),
    epoch: 'bench',
    seq,
    layout: 'defaultPanel',
    numbers: [{ counterGid: 'counter-0001', label: String(seq).padStart(3, '0') }],
    sound: 'ready',
    errors: [],
    engine: 'Chrome/126.0.6478',
    features: ['audio', 'speech', 'secure', 'grid'],
    runtime: 'aaaaaaaa',
    storedMb: 120,
    storageMb: 4096,
    width: 1920,
    height: 1080,
    receipts: [],
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const path = '/api/v1/collab/web/panel/device/heartbeat';
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(performance.now() - began) : reject(new Error(`${answer.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
