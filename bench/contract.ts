/** List, create and update of a family through the whole server: against bare Fastify, and from 100 records to 100,000. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/running/free-port.ts';
import { type Call, perSecond } from './contract/calls.ts';
import { departments, fill, makeOrganisation, type Organisation } from './contract/records.ts';
import { serve } from './queue/hall.ts';
import { openStores } from './queue/store.ts';
import { figure, median, report } from './report.ts';

const few = 100;
const many = Number(process.env.CONTRACT_RECORDS ?? 100_000);
const rounds = Number(process.env.CONTRACT_ROUNDS ?? 5);
const roundMs = Number(process.env.CONTRACT_MS ?? 1000);
const connections = 16;

type Making = (organisation: Organisation) => () => Call;

const stores = await openStores('sqlite');
try {
  const store = await stores.create();
  const first = await serve(store);
  const small = await makeOrganisation(first, 'small');
  const large = await makeOrganisation(first, 'large');
  await first.kill9();
  fill(store, small.gid, few);
  fill(store, large.gid, many);
  const bare = await startBare(join(store.variables.DATA_DIR, 'callboard.db'));
  const server = await serve(store);
  try {
    const product = calls(server.port, departments, '/list');
    const peer = calls(bare.port, '/departments', '');
    const figures = [];
    for (const name of ['list', 'update', 'create'] as const) {
      const [ours, theirs, big] = await alternate([product[name](small), peer[name](small), product[name](large)]);
      figures.push(figure(`${name}, product`, ours, '/s'), figure(`${name}, bare Fastify`, theirs, '/s'));
      figures.push(figure(`${name}: product over bare`, ours / theirs, '×', { atLeast: 0.7 }));
      if (name !== 'list') figures.push(slowdown(name, ours, big));
    }
    // Pages at random: the same one again and again would be answered from memory.
    const among = (from: number, to: number) => () => from + Math.floor(Math.random() * (to - from));
    const pages = many / 10;
    const [page, onePage, filtered, last, middle, lastFiltered] = await alternate([
      product.page(among(1, few / 10))(small),
      product.page(among(1, pages * 0.01))(large),
      product.page(among(1, pages * 0.01), { sort: 'name', order: 'desc', enabled: 'false' })(large),
      product.page(among(pages * 0.99, pages))(large),
      product.page(among(pages * 0.4, pages * 0.6))(large),
      product.page(among(pages * 0.49, pages * 0.5), { enabled: 'false' })(large),
    ]);
    figures.push(slowdown('pages of the first hundredth', page, onePage));
    figures.push(slowdown('pages of the last hundredth', page, last));
    figures.push(slowdown('the first ones, filtered and by name', page, filtered));
    figures.push(slowdown('the last ones, filtered', page, lastFiltered));
    figures.push(slowdown('pages in the middle', page, middle));
    console.log(report('contract', figures));
  } finally {
    await server.stop();
    await bare.stop();
  }
} finally {
  await stores.remove();
}

function slowdown(name: string, small: number, large: number) {
  const size = `${few} to ${many.toLocaleString('en-US')} records`;
  return figure(`${name}: slower from ${size}`, small / large, '×', { atMost: 1.3 });
}

function calls(port: number, path: string, list: string) {
  const body = () => ({ code: randomUUID(), name: 'Eye clinic' });
  const page =
    (number: () => number, query: Record<string, string> = {}): Making =>
    ({ token }) =>
    () => {
      const asked = new URLSearchParams({ page: String(number()), limit: '10', ...query });
      return { port, method: 'GET', path: `${path}${list}?${asked}`, token };
    };
  const create: Making =
    ({ token }) =>
    () => ({ port, method: 'POST', path, token, body: body() });
  const update: Making = ({ token, some }) => {
    let next = 0;
    return () => {
      next += 1;
      const gid = some[next % some.length] as string;
      return { port, method: 'PATCH', path, token, body: { gid, name: `Eye clinic ${next}` } };
    };
  };
  return { page, list: page(() => 1), create, update };
}

/** Measures them in turns, so that what else goes on at the machine meets all alike; the middle round counts. */
async function alternate<const Makes extends (() => Call)[]>(
  makes: Makes,
): Promise<{ [Index in keyof Makes]: number }> {
  const rates = makes.map((): number[] => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, make] of makes.entries()) {
      const rate = await perSecond(make, connections, roundMs);
      // The first round warms up.
      if (round >= 0) rates[index]?.push(rate);
    }
  }
  return rates.map(median) as { [Index in keyof Makes]: number };
}

async function startBare(file: string): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const script = fileURLToPath(new URL('./contract/bare-server.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script, file, String(port)], { stdio: 'inherit' });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return { port, stop };
    await sleep(50);
  }
  await stop();
  throw new Error('the bare server does not answer.');
}
