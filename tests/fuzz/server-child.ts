/**
 * The server under the fuzzer, in a process of its own: what the fuzzer computes holds none of its events. It tells
 * through the channel how long its event loop was held, by the time on the clock and by that of its processor, and
 * how much memory it has after everything unused was collected.
 */
import { createApp } from '#server/app.ts';
import { readEnvironment } from '#server/ground/environment.ts';
import { ensureAdminPassword } from '#server/security/admin-password.ts';
import { adminPassword, cheapPasswords, nineOClock } from '../server/fixed-values.ts';

export interface Hold {
  /** How long nothing else was served, in milliseconds, and how much of it the main thread computed. */
  readonly ms: number;
  readonly cpuMs: number;
  /** When it ended, milliseconds since 1970. */
  readonly at: number;
}

export interface Measured {
  readonly holds: readonly Hold[];
  readonly heapBytes: number;
  readonly residentBytes: number;
  /** Lines of the log at error and above since the last question. */
  readonly faults: readonly string[];
}

export type Question = { readonly ask: 'holds' | 'memory' } | { readonly setHours: number };

const tickMs = 5;
/** Kept for the fuzzer to judge; what it calls too long is its matter. */
const worthTellingMs = 25;
const mostFaults = 500;

let hoursAhead = 0;
const started = performance.now();
const faults: string[] = [];
const app = await createApp({
  environment: readEnvironment(process.env),
  clock: () => Math.round(nineOClock + hoursAhead * 3_600_000 + performance.now() - started),
  logStream: {
    write: (line) => {
      if (/"level":"(error|fatal)"/.test(line) && faults.length < mostFaults) faults.push(line);
    },
  },
  limitFailures: false,
  passwordCost: cheapPasswords,
  onFatal: (reason) => {
    console.error(reason);
    process.exit(74);
  },
});
await ensureAdminPassword(app.services.database, app.services.passwords, adminPassword);
const url = await app.server.listen({ port: 0, host: '127.0.0.1' });

let holds: Hold[] = [];
let last = { at: performance.now(), cpu: process.threadCpuUsage() };
setInterval(() => {
  const now = { at: performance.now(), cpu: process.threadCpuUsage() };
  const cpuMs = (now.cpu.user + now.cpu.system - last.cpu.user - last.cpu.system) / 1000;
  const ms = now.at - last.at - tickMs;
  if (ms > worthTellingMs) holds.push({ ms, cpuMs, at: Date.now() });
  last = now;
}, tickMs);

process.on('message', async (question: Question) => {
  if ('setHours' in question) hoursAhead = question.setHours;
  else if (question.ask === 'memory') await collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const answer: Measured = { holds, heapBytes: heapUsed + external, residentBytes: rss, faults: faults.splice(0) };
  holds = [];
  process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url });

/** Twice, with a pause: what the first finds unreachable may hold what only the second can let go. */
async function collect(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  holds = [];
}
