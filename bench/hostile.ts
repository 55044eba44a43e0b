/** Four clients send what froze the server once, while fifty counters call: what that costs the calls, and health. */

import { longestMs } from '#server/event-loop/event-loop.ts';
import { type Attacked, attackWith } from './hostile/attackers.ts';
import { type Attack, attacksOf } from './hostile/attacks.ts';
import { watchHealth } from './hostile/health.ts';
import { beginRound } from './queue/fill.ts';
import { buildHall, serve } from './queue/hall.ts';
import { httpPress, serveMeasured } from './queue/http-press.ts';
import { type Pressed, pressAll } from './queue/press.ts';
import { type Engine, openStores } from './queue/store.ts';
import { type Figure, figure, median, report } from './report.ts';

const counters = 50;
const attackers = 4;
const calls = Number(process.env.HOSTILE_CALLS ?? 2000);
const rounds = Number(process.env.HOSTILE_ROUNDS ?? 3);
const engines = (process.env.HOSTILE_ENGINES ?? 'sqlite,postgresql').split(',') as Engine[];

const figures: Figure[] = [];
for (const engine of engines) figures.push(...(await measure(engine)));
console.log(report('hostile', figures));

async function measure(engine: Engine): Promise<Figure[]> {
  const stores = await openStores(engine);
  try {
    const store = await stores.create();
    const first = await serve(store);
    const hall = await buildHall(first, counters);
    await first.stop();
    await beginRound(store, hall, 2 * rounds * calls + 8 * counters);
    const { server, loopP99 } = await serveMeasured(store, { LOG_LEVEL: 'warn' });
    const { press, close } = httpPress(server, hall);
    try {
      const attacks = await attacksOf(server);
      await pressAll(hall.counters, counters, press);
      const alone = { pressed: [] as Pressed[], health: [] as number[] };
      const attacked = { pressed: [] as Pressed[], health: [] as number[] };
      const sent: Attacked[] = [];
      // In turns, so that what else goes on at the machine meets both alike.
      for (let round = 0; round < rounds; round += 1) {
        for (const side of [alone, attacked]) {
          const stopAttack = side === attacked ? attackWith(server, attacks, attackers) : undefined;
          const stopHealth = watchHealth(server);
          await loopP99();
          const pressed = await pressAll(hall.counters, calls, press);
          side.pressed.push({ ...pressed, loopP99: await loopP99() });
          side.health.push(...(await stopHealth()));
          sent.push(...((await stopAttack?.()) ?? []));
        }
      }
      return [...tell(engine, attacks, alone, attacked, sent), ...holds(engine, server.output())];
    } finally {
      close();
      await server.stop();
    }
  } finally {
    await stores.remove();
  }
}

/** What the server itself saw hold its event loop; how long its thread worked, because a busy machine adds to the rest. */
function holds(engine: Engine, output: string): Figure[] {
  const worked = output
    .split('\n')
    .filter((line) => line.includes('the event loop was held'))
    .map((line) => JSON.parse(line) as { operation: string; cpuMs: number })
    .filter(({ cpuMs }) => cpuMs > longestMs);
  const names = [...new Set(worked.map(({ operation }) => operation))].join(', ');
  return [
    figure(`${engine}: holds of the event loop above ${longestMs} ms of work`, worked.length, '', { atMost: 0 }),
    figure(`${engine}: longest of them (${names || 'none'})`, Math.max(0, ...worked.map(({ cpuMs }) => cpuMs)), 'ms'),
  ];
}

interface Side {
  readonly pressed: readonly Pressed[];
  readonly health: readonly number[];
}

function tell(engine: Engine, attacks: Attack[], alone: Side, attacked: Side, sent: readonly Attacked[]): Figure[] {
  const middle = ({ pressed }: Side, of: (one: Pressed) => number) => median(pressed.map(of));
  const [without, under] = [middle(alone, ({ p99 }) => p99), middle(attacked, ({ p99 }) => p99)];
  return [
    figure(`${engine}: calls, p99 without attack`, without, 'ms'),
    figure(`${engine}: calls, p99 under attack`, under, 'ms'),
    figure(`${engine}: under attack over without`, under / without, '×', { atMost: 2 }),
    figure(
      `${engine}: calls a second without`,
      middle(alone, ({ perSecond }) => perSecond),
      '/s',
    ),
    figure(
      `${engine}: calls a second under attack`,
      middle(attacked, ({ perSecond }) => perSecond),
      '/s',
    ),
    figure(`${engine}: health, p99 without`, p99(alone.health), 'ms'),
    figure(`${engine}: health, p99 under attack`, p99(attacked.health), 'ms', { atMost: 50 }),
    figure(
      `${engine}: event loop, p99 under attack`,
      middle(attacked, ({ loopP99 }) => loopP99),
      'ms',
      { atMost: 50 },
    ),
    figure(`${engine}: hostile requests answered`, sent.length, ''),
    figure(`${engine}: answered with 5xx`, sent.filter(({ status }) => status >= 500).length, '', { atMost: 0 }),
    ...attacks.map(({ name }) => {
      const own = sent.filter((one) => one.name === name);
      const statuses = [...new Set(own.map(({ status }) => status))].sort().join(' ');
      return figure(
        `${engine}: ${name} (${own.length} × ${statuses || 'none'})`,
        median(own.map(({ ms }) => ms)),
        'ms',
      );
    }),
  ];
}

function p99(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
