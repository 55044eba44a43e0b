/**
 * Kills the real server a hundred times in the middle of calls, on each engine, and counts what was lost or done twice.
 * PostgreSQL has its own accidents between the kills: its connections are ended, or all of it dies and starts again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { gather } from './chaos/crowd.ts';
import { judge } from './chaos/verdict.ts';
import { buildHall, serve } from './queue/hall.ts';
import { type Engine, openStores } from './queue/store.ts';
import { type Figure, figure, median, report } from './report.ts';

const kills = Number(process.env.CHAOS_KILLS ?? 100);
const size = Number(process.env.CHAOS_COUNTERS ?? 8);
const engines = (process.env.CHAOS_ENGINES ?? 'sqlite,postgresql').split(',') as Engine[];
/** After so many kills of the server PostgreSQL has an accident: a small one, or each so many of them a large one. */
const accidentEvery = 5;
const largeEvery = 2;
/** A kill comes at a moment of its own, after some calls were answered by the server that is killed. */
const answeredBetween = 10;
const spreadMs = 60;

const endConnections =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

const figures: Figure[] = [];
for (const engine of engines) {
  const found = await rage(engine);
  // Told at once: whoever stops the run has the figures of the engine that is done.
  console.error(report(`chaos-queue ${engine}`, found));
  figures.push(...found);
}
console.log(report('chaos-queue', figures));

async function rage(engine: Engine): Promise<Figure[]> {
  const stores = await openStores(engine);
  try {
    const store = await stores.create();
    const server = await serve(store);
    const hall = await buildHall(server, size);
    const { acknowledged, goHome } = gather(server, hall);
    const restarts: number[] = [];
    const accidents = { connections: 0, crashes: 0 };
    const someCalls = async () => {
      const before = acknowledged.calls.length;
      while (acknowledged.calls.length < before + answeredBetween) await sleep(2);
      await sleep(Math.random() * spreadMs);
    };
    for (let kill = 1; kill <= kills; kill += 1) {
      await someCalls();
      await server.kill9();
      const start = performance.now();
      await server.restart();
      restarts.push(performance.now() - start);
      if (stores.postgresql && kill % accidentEvery === 0) {
        await someCalls();
        if (kill % (accidentEvery * largeEvery) === 0) {
          await stores.postgresql.kill();
          await stores.postgresql.start();
          accidents.crashes += 1;
        } else {
          await store.exec(endConnections);
          accidents.connections += 1;
        }
      }
      if (kill % 10 === 0) console.error(`${engine}: killed ${kill} times, ${acknowledged.calls.length} calls`);
    }
    await goHome();
    await server.kill9();
    const verdict = await judge(store, hall, acknowledged);
    const none = (name: string, value: number) => figure(`${engine}: ${name}`, value, '', { atMost: 0 });
    return [
      figure(`${engine}: kills of the server`, kills, ''),
      ...(stores.postgresql
        ? [
            figure(`${engine}: all connections ended`, accidents.connections, ''),
            figure(`${engine}: crashes of PostgreSQL`, accidents.crashes, ''),
          ]
        : []),
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
