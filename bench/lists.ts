/** How long one list, or one count, of all that a hospital has ever kept takes, and how long it keeps everybody else waiting. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listAppointments } from '#server/appointments/list-appointments.ts';
import type { Statement } from '#server/database/command.ts';
import type { Database } from '#server/database/database.ts';
import { appointmentFigures } from '#server/figures/appointments.ts';
import { listEntries } from '#server/journal/list-entries.ts';
import { buildHall, type Hall, serve } from './queue/hall.ts';
import { openStores, type Store } from './queue/store.ts';
import { type Figure, figure, median, report } from './report.ts';

const sizes = (process.env.LIST_ROWS ?? '3000,30000,300000').split(',').map(Number);
const rounds = 5;
const perDay = 800;

type Read = (organisationGid: string) => Generator<Statement, unknown, unknown>;
type Query = <A>(reading: Generator<Statement, A, unknown>) => Promise<A>;

const page = { page: 1, limit: 10, order: 'asc' } as const;
const lists: Record<string, Read> = {
  appointments: (gid) => listAppointments(gid, page, Date.now()),
  'appointments by name': (gid) => listAppointments(gid, { ...page, sort: 'name' }, Date.now()),
  'use of appointments in a year': (gid) =>
    appointmentFigures(gid, { from: '2025-01-01', to: '2026-01-01' }, Date.now()),
  'log, searched': (gid) => listEntries('read', gid, { ...page, search: 'nobody' }),
};

const figures: Figure[] = [];
const stores = await openStores('sqlite');
try {
  const store = await stores.create();
  const server = await serve(store);
  const hall = await buildHall(server, 1);
  await server.stop();
  let rows = 0;
  for (const size of sizes) {
    await fill(store, hall, rows, size);
    rows = size;
    const database = await store.open();
    for (const [name, read] of Object.entries(lists)) await measure(`${name} of ${size}`, read, database, hall);
    await database.close();
  }
} finally {
  await stores.remove();
}
console.log(report('lists', figures));

async function measure(name: string, read: Read, database: Database, { organisationGid }: Hall): Promise<void> {
  const inTurn: Watched[] = [];
  const long: Watched[] = [];
  // The first makes the thread and brings the file into memory.
  await database.queryLong(read(organisationGid));
  for (let round = 0; round < rounds; round += 1) {
    // After a commit nothing is remembered of the reading before.
    await database.prove();
    inTurn.push(await watch(database.query, read(organisationGid)));
    long.push(await watch(database.queryLong, read(organisationGid)));
  }
  const middle = (of: Watched[], what: keyof Watched) => median(of.map((one) => one[what]));
  figures.push(
    figure(`${name}: list`, middle(long, 'tookMs'), 'ms'),
    figure(`${name}: others wait`, middle(long, 'heldMs'), 'ms', { atMost: 50 }),
    figure(`${name}: others wait, were it read among them`, middle(inTurn, 'heldMs'), 'ms'),
  );
}

interface Watched {
  readonly tookMs: number;
  /** The longest that nobody else had a turn. */
  readonly heldMs: number;
}

async function watch(query: Query, reading: Generator<Statement, unknown, unknown>): Promise<Watched> {
  const began = performance.now();
  let isDone = false;
  let heldMs = 0;
  const asked = query(reading).finally(() => {
    isDone = true;
  });
  for (let last = began; !isDone; ) {
    await nextTurn();
    const now = performance.now();
    heldMs = Math.max(heldMs, now - last);
    last = now;
  }
  await asked;
  return { tookMs: performance.now() - began, heldMs };
}

/** Appointments of earlier days, and as many entries of the log of who has read which. */
async function fill(store: Store, { organisationGid: org, counters }: Hall, from: number, to: number): Promise<void> {
  const panel = counters[0] ?? '';
  const at = Date.now();
  await store.exec(`
    WITH RECURSIVE i (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM i WHERE n < ${to - 1})
    INSERT INTO appointment (gid, organisation_gid, appointment_id, panel_gid, inspection_day, shift, serial_number,
      patient_key, record_key, body, version, created_at, updated_at)
    SELECT 'a' || n, '${org}', 'A' || n, '${panel}', date('2026-01-01', '-' || (n / ${perDay}) || ' days'), 'morning',
      n % ${perDay}, 'P' || n % 50000, 'M' || n % 50000,
      json_object('appointmentId', 'A' || n, 'room', '101', 'department', '內科', 'doctor', '林志明', 'inspectionDay',
        date('2026-01-01', '-' || (n / ${perDay}) || ' days'), 'shift', 'morning', 'serialNumber', n % ${perDay},
        'name', '病人' || (n * 7919) % 50000, 'patientId', 'P' || n % 50000), 1, ${at}, ${at} FROM i;
    WITH RECURSIVE i (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM i WHERE n < ${to - 1})
    INSERT INTO log_entry (gid, organisation_gid, log, record_gid, body, created_at)
    SELECT 'l' || n, '${org}', 'read', 'a' || n, json_object('action', 'read', 'byKind', 'staff', 'byName', '高淑惠',
      'address', '192.0.2.7', 'operation', 'getAppointment', 'recordName', '病人' || n % 50000), ${at} - n FROM i`);
}
