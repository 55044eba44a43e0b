import { languages } from '#generated/languages.ts';
import { limits } from '#generated/limits.ts';
import type { QueueState, ViewCall, ViewMarquee } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { secondMs } from '../ground/durations.ts';
import { text } from '../ground/texts.ts';
import type { EventPayload } from '../queue/event.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { readTicket } from '../queue/read-rows.ts';
import type { TicketRow } from '../queue/rows.ts';
import { isWaiting } from '../queue/status-groups.ts';
import { calledNumber } from './called-number.ts';
import { nameOfTarget } from './name-of-target.ts';

/** A patient who was sent elsewhere: what the screens of the counter they came from say of it. */
interface Move {
  readonly seq: number;
  readonly at: number;
  readonly from: CounterPlace;
  readonly ticketGid: string;
  /** The number they have now. */
  readonly present: number;
  readonly number: number;
  readonly label: string;
  readonly mark?: string;
  readonly toName: string;
  /** The number there, as it is written there; absent where it is the same. */
  readonly toLabel?: string;
}

interface Row {
  readonly seq: number;
  readonly at: number;
  readonly number: number;
  readonly panelGid: string;
  readonly queueGid: string;
  readonly ticketGid: string | null;
  readonly payload: string | null;
}

/** What a screen says of patients who were sent elsewhere. */
export interface Moves {
  readonly calls: ViewCall[];
  readonly marquees: ViewMarquee[];
  /** When the first of it is to go. */
  readonly until: number;
}

const shownMs = limits.moveShownSeconds * secondMs;

/**
 * Yields what is shown and said of those whom counters on a screen have sent to other counters lately and who wait
 * there: their number in the hall is another now. Nothing names a person.
 */
export function* composeMoves(
  places: readonly CounterPlace[],
  day: OrganisationDay,
  language: Locale,
): Generator<Statement, Moves, unknown> {
  const moves = yield* readMoves(places, day);
  return {
    calls: moves.map((move) => asCall(move, language)),
    marquees: moves.map((move) => ({
      gid: `move-${move.seq}`,
      title: text(language, 'server.moved.title'),
      content: sentence(move, language),
    })),
    until: Math.min(...moves.map(({ at }) => at + shownMs)),
  };
}

/** Yields the last patient whom a counter sent elsewhere, as its desk tells them of it. */
export function* readMoved(
  place: CounterPlace,
  day: OrganisationDay,
): Generator<Statement, Pick<QueueState, 'moved'>, unknown> {
  const move = (yield* readMoves([place], day)).at(-1);
  if (!move) return {};
  const { seq, ticketGid, present, label, mark = '', toName, toLabel } = move;
  return { moved: { seq, ticketGid, present, number: mark + label, toName, ...(toLabel && { toNumber: toLabel }) } };
}

function* readMoves(
  places: readonly CounterPlace[],
  { organisationGid, now }: OrganisationDay,
): Generator<Statement, Move[], unknown> {
  const shown = new Map(places.map((place) => [place.panel.gid, place]));
  if (shown.size === 0) return [];
  const rows = yield* all<Row>(
    'event',
    `SELECT seq, at, number, panel_gid AS "panelGid", queue_gid AS "queueGid", ticket_gid AS "ticketGid", payload
     FROM event WHERE organisation_gid = ? AND panel_gid IN (${[...shown].map(() => '?').join(', ')}) AND at > ?
       AND kind = 'transferred'`,
    organisationGid,
    ...shown.keys(),
    now - shownMs,
  );
  const moves: Move[] = [];
  const told = new Set<string | null>();
  for (const row of rows.toSorted((one, other) => Number(other.seq) - Number(one.seq))) {
    if (told.has(row.ticketGid)) continue;
    told.add(row.ticketGid);
    const move = yield* moveOf(row, shown.get(row.panelGid)!, organisationGid);
    if (move) moves.push(move);
  }
  return moves.reverse();
}

/** Who was called there since, was sent on, or was brought back by an undone press needs no telling. */
function* moveOf(
  row: Row,
  from: CounterPlace,
  organisationGid: string,
): Generator<Statement, Move | undefined, unknown> {
  const ticket = row.ticketGid ? yield* readTicket(row.ticketGid) : undefined;
  const { toPanelGid, toGroupGid } = JSON.parse(row.payload ?? '{}') as EventPayload;
  if (!ticket || !isWaiting(ticket.status) || !waitsAt(ticket, toPanelGid, toGroupGid)) return undefined;
  const toName = yield* nameOfTarget(organisationGid, toPanelGid, toGroupGid);
  if (!toName) return undefined;
  const { seq, at, number } = row;
  const there = ticket.queueGid === row.queueGid ? undefined : yield* calledNumber(from, ticket);
  const before = yield* calledNumber(from, { queueGid: row.queueGid, number });
  const { gid: ticketGid, number: present } = ticket;
  return {
    seq: Number(seq),
    at: Number(at),
    from,
    ticketGid,
    present,
    number,
    ...before,
    toName,
    ...(there && { toLabel: there.label }),
  };
}

/** Whether somebody still waits where they were sent: for that one counter, or in its own queue or the group's. */
function waitsAt({ queueGid, forCounterGid }: TicketRow, toPanelGid?: string, toGroupGid?: string): boolean {
  if (forCounterGid !== null) return forCounterGid === toPanelGid;
  return queueName(queueGid).ownerGid === (toPanelGid ?? toGroupGid);
}

function sentence({ label, mark = '', toName, toLabel }: Move, language: Locale): string {
  const said = { number: mark + label, counter: toName };
  return toLabel
    ? text(language, 'server.moved.withNumber', { ...said, toNumber: toLabel })
    : text(language, 'server.moved.text', said);
}

/** A room of three digits or more is said digit by digit. */
function spelt(name: string): string {
  return name.replace(/\d{3,}/g, (run) => run.split('').join(' '));
}

function asCall(move: Move, language: Locale): ViewCall {
  const { seq, at, number, label, from } = move;
  const plain = { ...move, label: `${number}`, toName: spelt(move.toName) };
  const said = move.toLabel ? { ...plain, toLabel: `${Number(move.toLabel) || move.toLabel}` } : plain;
  return {
    seq,
    kind: 'transferred',
    at,
    number,
    label,
    counterGid: from.panel.gid,
    counter: move.toName,
    readings: [{ language: languages[language].spokenAs, say: [sentence(said, language)] }],
  };
}
