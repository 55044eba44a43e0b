/** Fifty counters press Next over years of history, without and with the sweep of retention at work beside them. */

import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keyFrom } from '#server/audit/audit-key.ts';
import type { Database } from '#server/database/database.ts';
import { actAtCounter } from '#server/desk/act-at-counter.ts';
import { stateAfter } from '#server/desk/state-after.ts';
import { createSweeper } from '#server/retention/sweeper.ts';
import { takeNumber } from '#server/ticket-machine/take-number.ts';
import { fillHistory, fillWaiting } from './queue/fill.ts';
import { buildHall, type Hall, serve } from './queue/hall.ts';
import { type Press, type Pressed, pressAll } from './queue/press.ts';
import { openStores, type Store } from './queue/store.ts';
import { figure, median, report } from './report.ts';

const gigabytes = Number(process.env.SWEEP_GB ?? 0.5);
const presses = Number(process.env.SWEEP_PRESSES ?? 3000);
const rounds = Number(process.env.SWEEP_ROUNDS ?? 5);
const size = 50;
/** Patients of one day, and what each takes on the disk: a ticket, three lines of the log and their indexes. */
const perDay = 5_000;
const bytesPerPatient = 1_100;
const auditKey = keyFrom(randomUUID(), 'bench');
const log = { warn: (...told: unknown[]) => console.error(...told) } as never;

const stores = await openStores('sqlite');
try {
  const store = await stores.create();
  const server = await serve(store);
  const hall = await buildHall(server, size);
  await server.stop();
  const filling = performance.now();
  // What was noted while the hall was built is younger than its history.
  await store.exec(`DELETE FROM event WHERE organisation_gid = '${hall.organisationGid}'`);
  const patients = Math.ceil((gigabytes * 1e9) / bytesPerPatient / perDay) * perDay;
  // Day after day, the oldest first, as a hospital writes them.
  for (let left = patients; left > 0; left -= perDay) await fillHistory(store, hall, left - perDay, left);
  const seconds = (performance.now() - filling) / 1000;
  console.error(`${patients} patients of history, ${(bytesOf(store) / 1e9).toFixed(2)} GB in ${Math.round(seconds)} s`);
  await store.exec(
    `UPDATE organisation SET body = json_set(body, '$.retention', json('{"eventDays":31,"appointmentDays":7}'))
     WHERE gid = '${hall.organisationGid}';
     UPDATE retention SET done_date = '' WHERE organisation_gid = '${hall.organisationGid}'`,
  );
  await queueUp(store, hall, 2 * (rounds + 1) * (presses + size));

  const database = await store.open();
  const plain: Pressed[] = [];
  const swept: Pressed[] = [];
  await round(database, hall); // warm
  await untilLinesGo(database);
  const begun = await logBegins(database);
  // In turn, so that what the machine does besides falls on both alike.
  for (let count = 0; count < rounds; count += 1) {
    plain.push(await round(database, hall));
    swept.push(await sweptRound(database, hall));
  }
  const removed = (await logBegins(database)) - begun;
  await database.close();
  const p99 = (all: Pressed[]) => median(all.map((one) => one.p99));
  const rate = (all: Pressed[]) => median(all.map((one) => one.perSecond));
  const lost = [...plain, ...swept].reduce((sum, one) => sum + one.duplicates, 0);
  console.log(
    report('sweep', [
      figure('history', bytesOf(store) / 1e9, 'GB'),
      figure('calls per second, no sweep', rate(plain), '/s'),
      figure('calls per second, sweep at work', rate(swept), '/s'),
      figure('p99 of a call, no sweep', p99(plain), 'ms'),
      figure('p99 of a call, sweep at work', p99(swept), 'ms'),
      figure('p99 with over without', p99(swept) / p99(plain), '×', { atMost: 1.15 }),
      figure('lines of the log that went meanwhile', removed, 'rows', { atLeast: 1 }),
      figure('numbers called twice', lost, '', { atMost: 0 }),
    ]),
  );
} finally {
  await stores.remove();
}

/** Opens the hall's queue and lets everybody come who will be called. */
async function queueUp(store: Store, hall: Hall, count: number): Promise<void> {
  const { organisationGid, groupGid, counters } = hall;
  const database = await store.open();
  const machine = { devicePanelGid: counters[0] ?? '', source: 'ticketMachine' } as const;
  await database.write(takeNumber, { organisationGid, ...machine, groupGid });
  await database.close();
  await fillWaiting(store, hall, count);
}

function round(database: Database, { organisationGid, staffGid, counters }: Hall): Promise<Pressed> {
  const press: Press = async (panelGid, key) => {
    const action = { kind: 'next' } as const;
    const request = { organisationGid, panelGid, variant: 'generic', staffGid, action } as const;
    const acted = await database.write(actAtCounter, request, { organisationGid, key, fingerprint: key });
    const { current } = await stateAfter(database, request, acted, Date.now());
    return current?.number ?? 0;
  };
  return pressAll(counters, presses, press);
}

/** The same while a sweep lets years go; it is as the server runs it, and is not done before the round ends. */
async function sweptRound(database: Database, hall: Hall): Promise<Pressed> {
  const sweeper = createSweeper({ database, auditKey, clock: Date.now, log });
  const look = sweeper.look();
  const pressed = await round(database, hall);
  await sweeper.stop();
  await look;
  return pressed;
}

/** Lets a sweep count its first day, so that every round meets it while lines go, which is most of its work. */
async function untilLinesGo(database: Database): Promise<void> {
  const sweeper = createSweeper({ database, auditKey, clock: Date.now, log });
  const begun = await logBegins(database);
  const look = sweeper.look().then(() => 'done');
  while ((await logBegins(database)) === begun) {
    if ((await Promise.race([look, sleep(100)])) === 'done') throw new Error('the sweep found nothing to do');
  }
  await sweeper.stop();
  await look;
}

/** Where the log begins: what went of it is what its numbers have moved on. */
async function logBegins(database: Database): Promise<number> {
  const [row] = await database.read<{ seq: number }>(
    'event',
    "SELECT seq FROM event WHERE organisation_gid = 'hall' ORDER BY seq LIMIT 1",
  );
  return Number(row?.seq);
}

function bytesOf({ variables }: Store): number {
  return statSync(join(variables.DATA_DIR, 'callboard.db')).size;
}
