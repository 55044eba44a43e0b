import type { CallInHall } from '#generated/shapes.ts';
import { one, type Statement } from '../database/command.ts';
import { readLogHead } from '../event-log/take-log.ts';
import { readCounter } from '../queue/read-rows.ts';
import { connectedPanels } from './connected-panels.ts';

/** Yields how many screens show a counter now, and how many have shown and spoken its present call. */
export function* callInHall(
  organisationGid: string,
  panelGid: string,
  now: number,
): Generator<Statement, CallInHall, unknown> {
  const counter = yield* readCounter(panelGid);
  const seq = counter?.call?.seq ?? 0;
  const showing = (yield* connectedPanels(organisationGid, now)).filter(({ shows }) => shows.includes(panelGid));
  const screens = showing.reduce((sum, one) => sum + one.screens, 0);
  if (seq === 0) return { seq, screens, shown: 0, spoken: 0 };
  const { epoch } = yield* readLogHead(organisationGid);
  const told = yield* one<{ shown: number; spoken: number }>(
    'call_receipt',
    `SELECT count(shown_at) AS shown, count(spoken_at) AS spoken FROM call_receipt
     WHERE organisation_gid = ? AND epoch = ? AND seq = ?`,
    organisationGid,
    epoch,
    seq,
  );
  return { seq, screens, shown: Number(told?.shown ?? 0), spoken: Number(told?.spoken ?? 0) };
}
