import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '#generated/operations.ts';
import { runtimeOf } from '#server/runtimes/programs.ts';

/** A screen that reports, by its panel's token. */
export interface Target {
  readonly port: number;
  readonly token: string;
  readonly screen: string;
}

/** What the answer to the last report named it: as long as a device says the same, it says the name (decision 167). */
const names = new Map<string, string>();
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const { path } = operations.reportScreen;
const page = await readFile(new URL('../../dist/display/index.html', import.meta.url), 'utf8');
/** As screens that were loaded since the server started: one that runs an older build reports the whole. */
const runtime = runtimeOf(page);
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
    answers.push(place % changing === 0 ? report(target, round) : sayAgain(target));
  }
  await sleep(Math.max(0, began + overMs - performance.now()));
  return Promise.all(answers);
}

/** Says the name of what was said, as screens do, and the whole where that is not enough. */
async function sayAgain(target: Target): Promise<number> {
  const began = performance.now();
  const name = names.get(target.screen);
  if (name !== undefined) {
    const { whole } = await ask(target, `${path}/again?name=${name}&sentAt=${Date.now()}`);
    if (whole === false) return performance.now() - began;
  }
  await report(target, 0);
  return performance.now() - began;
}

async function report(target: Target, seq: number): Promise<number> {
  const began = performance.now();
  const body = JSON.stringify({
    screen: target.screen,
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
    runtime,
    storedMb: 120,
    storageMb: 4096,
    width: 1920,
    height: 1080,
    receipts: [],
  });
  const { again } = await ask(target, path, body);
  if (again === undefined) names.delete(target.screen);
  else names.set(target.screen, again);
  return performance.now() - began;
}

interface Heard {
  readonly again?: string;
  readonly whole?: boolean;
}

function ask({ port, token }: Target, path: string, body?: string): Promise<Heard> {
  const type = body === undefined ? { 'content-length': '0' } : { 'content-type': 'application/json' };
  const headers = { authorization: `Bearer ${token}`, ...type };
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(`${answer.statusCode} ${text}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
