/** Patients in bulk, as the product would have written them: tickets, and the log that says the same. */

import { resetQueues } from '#server/desk/reset-queues.ts';
import { dayMs } from '#server/ground/durations.ts';
import { takeNumber } from '#server/ticket-machine/take-number.ts';
import type { Hall } from './hall.ts';
import type { Store } from './store.ts';

const perDay = 5_000;
const chunk = 50_000;

/** Opens a new round of the queue and lets everybody come. */
export async function beginRound(store: Store, hall: Hall, count: number): Promise<string> {
  const { organisationGid, groupGid } = hall;
  const database = await store.open();
  try {
    await database.write(takeNumber, {
      organisationGid,
      devicePanelGid: hall.counters[0] ?? '',
      source: 'ticketMachine',
      groupGid,
    });
    await database.write(resetQueues, { organisationGid, variant: 'generic' });
  } finally {
    await database.close();
  }
  return fillWaiting(store, hall, count);
}

/** Lets as many patients wait in the hall's present queue, which is open; answers its gid. */
export async function fillWaiting(store: Store, hall: Hall, count: number): Promise<string> {
  const { organisationGid: org, groupGid, serviceDate } = hall;
  const [queue] = await store.exec(
    `SELECT gid, next_number AS next FROM queue WHERE owner_gid = '${groupGid}' AND service_date = '${serviceDate}'
     ORDER BY length(gid) DESC, gid DESC LIMIT 1`,
  );
  const [gid, next] = [String(queue?.gid), Number(queue?.next)];
  const head = await headOf(store, org);
  const ticket = `'w' || (${head} + i)`;
  const at = Date.now();
  await store.exec(`
    ${tickets(
      count,
      `${ticket}, '${org}', '${gid}', ${next} + i, ${next} + i, 'awaiting', 'ticketMachine',
      'key' || (${head} + i), ${at}, CAST(NULL AS BIGINT), 0, NULL`,
    )};
    ${events(
      count,
      `'${org}', ${head} + i + 1, 'issued', ${at}, '${gid}', NULL, NULL, ${ticket}, ${next} + i,
      NULL, '{"source":"ticketMachine","orderKey":' || (${next} + i) || ',"accessKey":"key' || (${head} + i) || '"}'`,
    )};
    UPDATE queue SET next_number = next_number + ${count} WHERE gid = '${gid}';
    UPDATE log_head SET seq = seq + ${count} WHERE organisation_gid = '${org}'`);
  return gid;
}

/** Adds patients of earlier days, `from` (exclusive) up to `to` of them: each was issued a number, called and seen. */
export async function fillHistory(store: Store, hall: Hall, from: number, to: number): Promise<void> {
  for (let begin = from; begin < to; begin += chunk) await fillChunk(store, hall, begin, Math.min(to, begin + chunk));
  if (store.engine === 'postgresql') await store.exec('ANALYZE');
}

async function fillChunk(store: Store, hall: Hall, from: number, to: number): Promise<void> {
  const { organisationGid: org, groupGid, serviceDate, counters } = hall;
  const count = to - from;
  const head = await headOf(store, org);
  const today = Date.parse(serviceDate);
  const daysAgo = (index: number) => Math.floor(index / perDay) + 1;
  const dates = Array.from({ length: daysAgo(to - 1) - daysAgo(from) + 1 }, (_, day) =>
    new Date(today - (daysAgo(from) + day) * dayMs).toISOString().slice(0, 10),
  );
  const queues = dates.map((date) => `('${groupGid}.${date}.day', '${org}', '${groupGid}', '${date}', 'day', 1, 1)`);
  const day = `((${from} + i) / ${perDay} - ${daysAgo(from) - 1})`;
  const gid = `'${groupGid}.' || CASE ${day} ${dates.map((date, index) => `WHEN ${index} THEN '${date}'`).join(' ')} END || '.day'`;
  const number = `((${from} + i) % ${perDay} + 1)`;
  const at = `(${today} - ((${from} + i) / ${perDay} + 1) * ${dayMs} + ${number} * 5000)`;
  const ticket = `'h' || (${from} + i)`;
  const line = (offset: number, kind: string, panel: string, payload: string) =>
    events(
      count,
      `'${org}', ${head} + 3 * i + ${offset}, '${kind}', ${at} + ${offset * 1000}, ${gid}, ${panel}, ${
        panel === 'NULL' ? 'NULL' : `'${groupGid}'`
      }, ${ticket}, ${number}, NULL, ${payload}`,
    );
  const counter = `'${counters[0]}'`;
  await store.exec(`
    INSERT INTO queue (gid, organisation_gid, owner_gid, service_date, session, starting_number, next_number)
      VALUES ${queues.join(', ')} ON CONFLICT DO NOTHING;
    ${tickets(
      count,
      `${ticket}, '${org}', ${gid}, ${number}, ${number}, 'completed', 'ticketMachine',
      'old' || (${from} + i), ${at}, ${at} + 2000, 1, ${counter}`,
    )};
    ${line(1, 'issued', 'NULL', `'{"source":"ticketMachine","orderKey":1,"accessKey":"old"}'`)};
    ${line(2, 'called', counter, 'NULL')};
    ${line(3, 'completed', counter, 'NULL')};
    UPDATE log_head SET seq = seq + ${3 * count} WHERE organisation_gid = '${org}'`);
}

async function headOf(store: Store, org: string): Promise<number> {
  const [head] = await store.exec(`SELECT seq FROM log_head WHERE organisation_gid = '${org}'`);
  return Number(head?.seq);
}

function tickets(count: number, values: string): string {
  return `INSERT INTO ticket (gid, organisation_gid, queue_gid, number, order_key, status, source, access_key,
    issued_at, called_at, calls, counter_gid) ${counted(count)} SELECT ${values} FROM counted`;
}

function events(count: number, values: string): string {
  return `INSERT INTO event (organisation_gid, seq, kind, at, queue_gid, panel_gid, group_gid, ticket_gid, number,
    staff_gid, payload) ${counted(count)} SELECT ${values} FROM counted`;
}

/** i = 0, 1, … count − 1, in the words of both engines. */
function counted(count: number): string {
  return `WITH RECURSIVE counted (i) AS (SELECT CAST(0 AS BIGINT) UNION ALL SELECT i + 1 FROM counted WHERE i < ${count - 1})`;
}
