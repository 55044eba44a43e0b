import type { Hall } from '../queue/hall.ts';
import type { Store } from '../queue/store.ts';
import type { Acknowledged } from './crowd.ts';

/** What went wrong, counted; all should be 0. */
export interface Verdict {
  readonly callsLost: number;
  readonly callsNobodyHeardOf: number;
  readonly calledTwice: number;
  readonly ticketsLost: number;
  readonly numbersReused: number;
  readonly numbersSkipped: number;
  readonly gapsInLog: number;
  readonly lines: number;
}

/** Holds what was acknowledged against the log and the tickets, as they stand on the disk. */
export async function judge(
  store: Store,
  { organisationGid }: Hall,
  { calls, tickets }: Acknowledged,
): Promise<Verdict> {
  const log = await store.exec(
    `SELECT seq, kind, number, panel_gid AS panel, ticket_gid AS ticket FROM event
     WHERE organisation_gid = '${organisationGid}' ORDER BY seq`,
  );
  const bySeq = new Map(log.map((line) => [Number(line.seq), line]));
  const called = log.filter(({ kind }) => kind === 'called');
  const issued = log.filter(({ kind }) => kind === 'issued').map(({ number }) => Number(number));
  const stored = await store.exec(
    `SELECT access_key AS key, number FROM ticket WHERE organisation_gid = '${organisationGid}'`,
  );
  const numberOf = new Map(stored.map(({ key, number }) => [String(key), Number(number)]));
  const stands = ({ panelGid, number, seq }: Acknowledged['calls'][number]) => {
    const line = bySeq.get(seq);
    return line?.kind === 'called' && Number(line.number) === number && line.panel === panelGid;
  };
  return {
    callsLost: calls.filter((call) => !stands(call)).length,
    callsNobodyHeardOf: called.length - new Set(calls.map(({ seq }) => seq)).size,
    calledTwice: called.length - new Set(called.map(({ ticket }) => ticket)).size,
    ticketsLost: tickets.filter(({ key, number }) => numberOf.get(key) !== number).length,
    numbersReused: issued.length - new Set(issued).size,
    numbersSkipped: Math.max(0, ...issued) - new Set(issued).size,
    gapsInLog: Number(log.at(-1)?.seq ?? 0) - log.length,
    lines: log.length,
  };
}
