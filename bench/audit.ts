/** A day of 100 rooms with the log of reads, the chains and the metrics, and without them, in turns of one run. */
import { type RunningServer, startServer } from '#tests/running/server.ts';
import { roomPress, schedulePatients } from './audit/rooms.ts';
import { beginRound } from './queue/fill.ts';
import { buildHall, type Hall, serve } from './queue/hall.ts';
import { type Pressed, pressAll } from './queue/press.ts';
import { type Engine, openStores, type Store } from './queue/store.ts';
import { type Figure, figure, median, report } from './report.ts';

const rooms = Number(process.env.AUDIT_ROOMS ?? 100);
const patients = Number(process.env.AUDIT_PATIENTS ?? 3000);
/** A pair is one turn with and one without; which comes first changes from pair to pair. */
const pairs = Number(process.env.AUDIT_PAIRS ?? 6);
const engines = (process.env.AUDIT_ENGINES ?? 'sqlite,postgresql').split(',') as Engine[];

interface Turn extends Pressed {
  /** Processor time of the server for one patient: what a busy machine changes least. */
  readonly cpuMs: number;
}

const figures: Figure[] = [];
for (const engine of engines) await measure(engine);
console.log(report('audit', figures));

async function measure(engine: Engine): Promise<void> {
  const stores = await openStores(engine);
  try {
    const store = await stores.create();
    const server = await serve(store);
    const hall = await buildHall(server, rooms);
    await schedulePatients(server, 200);
    await server.stop();
    const all = { on: [] as Turn[], off: [] as Turn[] };
    for (let pair = 0; pair < pairs; pair += 1) {
      const turns = pair % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const);
      for (const observed of turns) {
        const turn = await takeTurn(store, hall, observed);
        console.error(engine, observed, JSON.stringify(turn));
        all[observed].push(turn);
      }
    }
    tell(engine, all);
    const [entries] = await store.exec(
      "SELECT count(*) AS count FROM log_entry WHERE log = 'read' AND seq IS NOT NULL",
    );
    figures.push(figure(`${engine}: looks that were recorded and chained`, Number(entries?.count), ''));
  } finally {
    await stores.remove();
  }
}

/** Patients come; every room has some before the clock runs, so that code and plans are warm. */
async function takeTurn(store: Store, hall: Hall, observed: 'on' | 'off'): Promise<Turn> {
  await beginRound(store, hall, patients + 5 * rooms);
  const server = await startServer({
    entry: 'bench/audit/server.ts',
    env: { LOG_LEVEL: 'error', ...store.variables, OBSERVED: observed },
  });
  const { press, close } = roomPress(server, hall);
  // Prometheus asks every 15 seconds; more often, so that a short turn has its share.
  const scrape = setInterval(() => void cpuSeconds(server), 5_000);
  try {
    await pressAll(hall.counters, 4 * rooms, press);
    const before = await cpuSeconds(server);
    const pressed = await pressAll(hall.counters, patients, press);
    return { ...pressed, cpuMs: ((await cpuSeconds(server)) - before) * (1000 / patients) };
  } finally {
    clearInterval(scrape);
    close();
    await server.stop();
  }
}

/** Processor time that the server has used so far, all its threads together, as its metrics say. */
async function cpuSeconds({ url }: RunningServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const used = text.split('\n').find((line) => line.startsWith('process_cpu_seconds_total'));
  return Number(used?.split(' ').at(-1));
}

function tell(engine: Engine, { on, off }: Record<'on' | 'off', Turn[]>): void {
  for (const [name, turns] of [
    ['with', on],
    ['without', off],
  ] as const) {
    const middle = (of: (turn: Turn) => number) => median(turns.map(of));
    figures.push(
      figure(
        `${engine}, ${name}: calls`,
        middle(({ perSecond }) => perSecond),
        '/s',
      ),
    );
    figures.push(
      figure(
        `${engine}, ${name}: processor time of a patient`,
        middle(({ cpuMs }) => cpuMs),
        'ms',
      ),
    );
    figures.push(
      figure(
        `${engine}, ${name}: p99 of a patient`,
        middle(({ p99 }) => p99),
        'ms',
      ),
    );
  }
  const ratio = (of: (turn: Turn) => number) => median(on.map((turn, pair) => of(turn) / of(off[pair] ?? turn)));
  const calls = ratio(({ perSecond }) => perSecond);
  figures.push(figure(`${engine}: calls with over without, middle of the pairs`, calls, '×', { atLeast: 0.95 }));
  // What holds the calls up on a machine that has nothing else to do.
  figures.push(
    figure(
      `${engine}: processor time with over without`,
      ratio(({ cpuMs }) => cpuMs),
      '×',
      { atMost: 1.05 },
    ),
  );
  const wrong = [...on, ...off].reduce((sum, { duplicates, gaps }) => sum + duplicates + gaps, 0);
  figures.push(figure(`${engine}: duplicates and gaps`, wrong, '', { atMost: 0 }));
}
