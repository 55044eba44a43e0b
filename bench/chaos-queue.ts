/** Kills the real server a hundred times in the middle of calls and counts what was lost or done twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { gather } from './chaos/crowd.ts';
import { judge } from './chaos/verdict.ts';
import { buildHall, serve } from './queue/hall.ts';
import { type Engine, openStores } from './queue/store.ts';
import { type Figure, figure, median, report } from './report.ts';

const kills = Number(process.env.CHAOS_KILLS ?? 100);
const size = Number(process.env.CHAOS_COUNTERS ?? 8);
/** CHAOS_ENGINES=sqlite,postgresql for both. */
const engines = (process.env.CHAOS_ENGINES ?? 'sqlite').split(',') as Engine[];
/** A kill comes at a moment of its own, after some calls were answered by the server that is killed. */
const answeredBetween = 10;
const spreadMs = 60;

const figures: Figure[] = [];
for (const engine of engines) figures.push(...(await rage(engine)));
console.log(report('chaos-queue', figures));

async function rage(engine: Engine): Promise<Figure[]> {
  const stores = await openStores(engine);
  try {
    const store = await stores.create();
    const server = await serve(store);
    const hall = await buildHall(server, size);
    const { acknowledged, goHome } = gather(server, hall);
    const restarts: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = acknowledged.calls.length;
      while (acknowledged.calls.length < before + answeredBetween) await sleep(2);
      await sleep(Math.random() * spreadMs);
      await server.kill9();
      const start = performance.now();
      await server.restart();
      restarts.push(performance.now() - start);
      if (kill % 10 === 0) console.error(`${engine}: killed ${kill} times, ${acknowledged.calls.length} calls`);
    }
    await goHome();
    await server.kill9();
    const verdict = await judge(store, hall, acknowledged);
    const none = (name: string, value: number) => figure(`${engine}: ${name}`, value, '', { atMost: 0 });
    return [
      figure(`${engine}: kills`, kills, ''),
      figure(`${engine}: calls acknowledged`, acknowledged.calls.length, ''),
      figure(`${engine}: numbers acknowledged`, acknowledged.tickets.length, ''),
      figure(`${engine}: sent again`, acknowledged.again, ''),
      figure(`${engine}: kill to healthy, median`, median(restarts), 'ms'),
      none('acknowledged calls lost', verdict.callsLost),
      none('calls in the log that nobody was told of', verdict.callsNobodyHeardOf),
      none('patients called twice', verdict.calledTwice),
      none('acknowledged numbers lost', verdict.ticketsLost),
      none('numbers reused', verdict.numbersReused),
      none('numbers skipped', verdict.numbersSkipped),
      none('gaps in the log', verdict.gapsInLog),
    ];
  } finally {
    await stores.remove();
  }
}
