/** Fifty counters press Next at once, on each engine: through the database port and over HTTP, against bare engines. */

import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { actAtCounter } from '#server/desk/act-at-counter.ts';
import { stateAfter } from '#server/desk/state-after.ts';
import { barePostgresql } from './queue/bare-postgresql.ts';
import { bareSqlite } from './queue/bare-sqlite.ts';
import { beginRound, fillHistory } from './queue/fill.ts';
import { buildHall, type Hall, serve } from './queue/hall.ts';
import { httpPress, serveMeasured } from './queue/http-press.ts';
import { type Press, type Pressed, pressAll } from './queue/press.ts';
import { type Engine, openStores, type Store } from './queue/store.ts';
import { type Figure, figure, median, report } from './report.ts';

const size = 50;
const patients = Number(process.env.QUEUE_PRESSES ?? 2000);
const rounds = Number(process.env.QUEUE_ROUNDS ?? 3);
const engines = (process.env.QUEUE_ENGINES ?? 'sqlite,postgresql').split(',') as Engine[];
const histories = (process.env.QUEUE_HISTORY ?? '10,10000,100000,1000000').split(',').map(Number);
const levels = (process.env.QUEUE_LEVELS ?? 'port,http').split(',');
/** What a patient of the history takes on the disk, with indexes, generously. */
const bytesPerPatient = 3_000;

const figures: Figure[] = [];
for (const engine of engines) await measure(engine);
console.log(report('queue', figures));

async function measure(engine: Engine): Promise<void> {
  const stores = await openStores(engine);
  try {
    const store = await stores.create();
    const server = await serve(store);
    const hall = await buildHall(server, size);
    await server.stop();
    const rates: Record<string, number[]> = { port: [], http: [] };
    let loaded = 0;
    for (const history of histories) {
      if (await isShort(history - loaded)) {
        console.error(`${engine}: ${history} patients of history left out, the disk is short.`);
        break;
      }
      await fillHistory(store, hall, loaded, history);
      loaded = history;
      const first = history === histories[0];
      const name = first ? engine : `${engine}, history of ${history.toLocaleString('en-US')}`;
      const bare = first && levels.includes('port') ? await measureBare(await stores.create(), hall) : undefined;
      if (levels.includes('port')) {
        const port = await best(() => measurePort(store, hall));
        rates.port?.push(port.perSecond);
        tell(`${name}, port`, port, first);
        if (bare) tellBare(engine, bare, port);
      }
      if (levels.includes('http')) {
        const http = await best(() => measureHttp(store, hall));
        rates.http?.push(http.perSecond);
        tell(`${name}, http`, http, first);
      }
    }
    for (const [level, all] of Object.entries(rates)) {
      if (all.length < 2) continue;
      const flat = Math.max(...all) / Math.min(...all);
      figures.push(figure(`${engine}, ${level}: fastest over slowest history`, flat, '×', { atMost: 1.2 }));
    }
  } finally {
    await stores.remove();
  }
}

/** Several rounds, of which the middle one counts: one that a neighbour on the machine slowed down tells nothing. */
async function best(round: () => Promise<Pressed>): Promise<Pressed> {
  const all: Pressed[] = [];
  for (let count = 0; count < rounds; count += 1) all.push(await round());
  const middle = median(all.map(({ perSecond }) => perSecond).slice(0, all.length - ((all.length + 1) % 2)));
  const found = all.find(({ perSecond }) => perSecond === middle) ?? (all[0] as Pressed);
  const sum = (of: (one: Pressed) => number) => all.reduce((total, one) => total + of(one), 0);
  return { ...found, duplicates: sum((one) => one.duplicates), gaps: sum((one) => one.gaps) };
}

async function measurePort(store: Store, hall: Hall): Promise<Pressed> {
  await beginRound(store, hall, patients + size);
  const database = await store.open();
  const { organisationGid, staffGid } = hall;
  const press: Press = async (panelGid, key) => {
    const action = { kind: 'next' } as const;
    const request = { organisationGid, panelGid, variant: 'generic', staffGid, action } as const;
    const once = { organisationGid, key, fingerprint: key };
    const acted = await database.write(actAtCounter, request, once);
    const { current } = await stateAfter(database, request, acted, Date.now());
    return current?.number ?? 0;
  };
  try {
    await warm(hall, press);
    return await pressAll(hall.counters, patients, press);
  } finally {
    await database.close();
  }
}

async function measureHttp(store: Store, hall: Hall): Promise<Pressed> {
  await beginRound(store, hall, patients + size);
  const { server, loopP99 } = await serveMeasured(store);
  const { press, close } = httpPress(server, hall);
  try {
    await warm(hall, press);
    await loopP99();
    const pressed = await pressAll(hall.counters, patients, press);
    return { ...pressed, loopP99: await loopP99() };
  } finally {
    close();
    await server.stop();
  }
}

/** Once at each counter, so that plans and code are warm and every counter has a patient to finish with. */
async function warm({ counters }: Hall, press: Press): Promise<void> {
  await Promise.all(counters.map((counter) => press(counter, randomUUID())));
}

/** The bare peer on an empty store with the same hall, and an answer of the length that the product keeps. */
async function measureBare(store: Store, known: Hall): Promise<Pressed> {
  const server = await serve(store);
  const hall = await buildHall(server, size);
  await server.stop();
  const answer = 'x'.repeat(Number(process.env.QUEUE_ANSWER ?? 2000));
  return best(async () => {
    const queue = await beginRound(store, hall, patients + size);
    const bare =
      store.engine === 'sqlite'
        ? bareSqlite(store, hall, queue, answer)
        : await barePostgresql(store, hall, queue, answer);
    try {
      await warm(hall, bare.press);
      return await pressAll(hall.counters, patients, bare.press);
    } finally {
      await bare.close();
    }
  });
}

function tell(name: string, pressed: Pressed, aims: boolean): void {
  console.error(name, JSON.stringify(pressed));
  figures.push(figure(`${name}: durable calls`, pressed.perSecond, '/s'));
  figures.push(figure(`${name}: p50`, pressed.p50, 'ms'));
  figures.push(figure(`${name}: p99`, pressed.p99, 'ms'));
  figures.push(figure(`${name}: event loop p99`, pressed.loopP99, 'ms', { atMost: 20 }));
  figures.push(figure(`${name}: duplicates`, pressed.duplicates, '', { atMost: 0 }));
  figures.push(figure(`${name}: gaps`, pressed.gaps, '', { atMost: 0 }));
}

function tellBare(engine: Engine, bare: Pressed, port: Pressed): void {
  const name = engine === 'sqlite' ? 'bare SQLite, one commit per call' : 'bare PostgreSQL function';
  const aim = engine === 'sqlite' ? 3 : 0.5;
  console.error(name, JSON.stringify(bare));
  figures.push(figure(`${name}: durable calls`, bare.perSecond, '/s'));
  figures.push(figure(`${engine}, port over bare`, port.perSecond / bare.perSecond, '×', { atLeast: aim }));
}

async function isShort(patientsMore: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(tmpdir());
  return bavail * bsize < patientsMore * bytesPerPatient + 2e9;
}
