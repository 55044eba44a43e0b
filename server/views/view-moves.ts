import { languages } from '#generated/languages.ts';
import { limits } from '#generated/limits.ts';
import type { QueueState, ViewCall, ViewMarquee } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { secondMs } from '../ground/durations.ts';
import { text } from '../ground/texts.ts';
import type { EventPayload } from '../queue/event.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { queueNameOf } from '../queue/queue-names.ts';
import { readTicket } from '../queue/read-rows.ts';
import type { TicketRow } from '../queue/rows.ts';
import { isWaiting } from '../queue/status-groups.ts';
import { spelt } from '../speech/spelt.ts';
import { calledNumber } from './called-number.ts';
import { nameOfTarget } from './name-of-target.ts';
import { sessionMark } from './session-mark.ts';

/** A patient who was sent elsewhere: what the screens of the counter they came from say of it. */
interface Move {
  readonly seq: number;
  readonly at: number;
  readonly from: CounterPlace;
  /** In which they had the number. */
  readonly queueGid: string;
  readonly ticketGid: string;
  /** The number they have now. */
  readonly present: number;
  readonly number: number;
  readonly label: string;
  readonly mark?: string;
  /** Of the queue that the number was of: in a hall others have the same number, of other rooms. */
  readonly fromName: string;
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

/** What may change what is said of those who were sent elsewhere. */
interface Lasting {
  /** Gids of the panels and groups that they were sent to: once one of these calls them, nothing is said any more. */
  readonly dependsOn: ReadonlySet<string>;
  /** When the first of it is to go, in ms since 1970. */
  readonly until: number;
}

/** What a screen says of patients who were sent elsewhere. */
export interface Moves extends Lasting {
  readonly calls: ViewCall[];
  readonly marquees: ViewMarquee[];
}

/** What a desk says of the last patient whom it sent elsewhere. */
export interface LastMoved extends Lasting {
  readonly shown: Pick<QueueState, 'moved'>;
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
  const { moves: read, ...lasting } = yield* readMoves(places, day);
  const moves = read.map((move) => ({ ...move, mark: sessionMark(move, day, language) }));
  return {
    ...lasting,
    calls: moves.map((move) => asCall(move, language)),
    marquees: moves.map((move) => ({
      gid: `move-${move.seq}`,
      title: text(language, 'server.moved.title'),
      content: sentence(move, language),
    })),
  };
}

/** Yields the last patient whom a counter sent elsewhere, as its desk tells them of it. */
export function* readMoved(place: CounterPlace, day: OrganisationDay): Generator<Statement, LastMoved, unknown> {
  const { moves, ...lasting } = yield* readMoves([place], day);
  const move = moves.at(-1);
  if (!move) return { ...lasting, shown: {} };
  const { seq, ticketGid, present, label, mark = '', toName, toLabel } = move;
  const moved = { seq, ticketGid, present, number: mark + label, toName, ...(toLabel && { toNumber: toLabel }) };
  return { ...lasting, shown: { moved } };
}

function* readMoves(
  places: readonly CounterPlace[],
  { organisationGid, now }: OrganisationDay,
): Generator<Statement, Lasting & { moves: Move[] }, unknown> {
  const shown = new Map(places.map((place) => [place.panel.gid, place]));
  const dependsOn = new Set<string>();
  const moves: Move[] = [];
  if (shown.size === 0) return { moves, dependsOn, until: Number.POSITIVE_INFINITY };
  const rows = yield* all<Row>(
    'event',
    `SELECT seq, at, number, panel_gid AS "panelGid", queue_gid AS "queueGid", ticket_gid AS "ticketGid", payload
     FROM event WHERE organisation_gid = ? AND panel_gid IN ${placeholders(shown)} AND at > ?
       AND kind = 'transferred'`,
    organisationGid,
    ...shown.keys(),
    now - shownMs,
  );
  const told = new Set<string | null>();
  for (const row of rows.toSorted((one, other) => Number(other.seq) - Number(one.seq))) {
    if (told.has(row.ticketGid)) continue;
    told.add(row.ticketGid);
    const to: EventPayload = JSON.parse(row.payload ?? '{}');
    // Also where they are called by now: that may be undone.
    for (const gid of [to.toPanelGid, to.toGroupGid]) if (gid) dependsOn.add(gid);
    const move = yield* moveOf(row, to, shown.get(row.panelGid)!, organisationGid);
    if (move) moves.push(move);
  }
  const until = Math.min(...moves.map(({ at }) => at + shownMs));
  return { moves: moves.reverse(), dependsOn, until };
}

/** Who was called there since, was sent on, or was brought back by an undone press needs no telling. */
function* moveOf(
  row: Row,
  { toPanelGid, toGroupGid }: EventPayload,
  from: CounterPlace,
  organisationGid: string,
): Generator<Statement, Move | undefined, unknown> {
  const ticket = row.ticketGid ? yield* readTicket(row.ticketGid) : undefined;
  if (!ticket || !isWaiting(ticket.status) || !waitsAt(ticket, toPanelGid, toGroupGid)) return undefined;
  const toName = yield* nameOfTarget(organisationGid, toPanelGid, toGroupGid);
  if (!toName) return undefined;
  const { seq, at, number, queueGid } = row;
  const there = ticket.queueGid === row.queueGid ? undefined : yield* calledNumber(from, ticket);
  const before = yield* calledNumber(from, { queueGid: row.queueGid, number });
  const { gid: ticketGid, number: present } = ticket;
  return {
    seq: Number(seq),
    at: Number(at),
    from,
    queueGid,
    ticketGid,
    present,
    number,
    ...before,
    fromName: yield* nameOfQueue(organisationGid, row.queueGid, from),
    toName,
    ...(there && { toLabel: there.label }),
  };
}

/** Yields what patients call a queue from which a counter called, the counter's own where it is gone. */
function* nameOfQueue(
  organisationGid: string,
  queueGid: string,
  from: CounterPlace,
): Generator<Statement, string, unknown> {
  const { ownerGid } = queueName(queueGid);
  const group = yield* nameOfTarget(organisationGid, undefined, ownerGid);
  return group ?? (yield* nameOfTarget(organisationGid, ownerGid, undefined)) ?? queueNameOf(from);
}

/** Whether somebody still waits where they were sent: for that one counter, or in its own queue or the group's. */
function waitsAt({ queueGid, forCounterGid }: TicketRow, toPanelGid?: string, toGroupGid?: string): boolean {
  if (forCounterGid !== null) return forCounterGid === toPanelGid;
  return queueName(queueGid).ownerGid === (toPanelGid ?? toGroupGid);
}

function sentence({ label, mark = '', fromName, toName, toLabel }: Move, language: Locale): string {
  const said = { number: mark + label, from: fromName, counter: toName };
  return toLabel
    ? text(language, 'server.moved.withNumber', { ...said, toNumber: toLabel })
    : text(language, 'server.moved.text', said);
}

function asCall(move: Move, language: Locale): ViewCall {
  const { seq, at, number, label, from } = move;
  const plain = { ...move, label: `${number}`, fromName: spelt(move.fromName), toName: spelt(move.toName) };
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
