/**
 * Whether a history is linearizable: the commands that were carried out, done again one by one in the order in which
 * they were, without anybody else, must answer what they answered then and leave the same log, line by line; the order
 * must agree with real time; and for each refusal there must be a place in it at which it is refused so.
 */
import { expect } from 'vitest';
import { readLogHead } from '#server/event-log/take-log.ts';
import type { LoggedEvent } from '#server/queue/event.ts';
import { engine } from '../../../running/engine.ts';
import type { Hospital } from '../hospital.ts';
import { logOf } from '../stored-rows.ts';
import { commandOf } from './command-of.ts';
import type { Happened, Outcome } from './history.ts';
import { refused } from './play.ts';
import { expectShown } from './shown.ts';

/** A command that was carried out, with the moment at which it was, by the organisation's time. */
interface CarriedOut extends Happened {
  readonly at: number;
}

/**
 * @param alone organisation with the same hall, in which nothing has happened yet
 * @param startedAt what the clock showed at the beginning
 */
export function expectLinearizable(
  hospital: Hospital,
  organisationGid: string,
  alone: string,
  history: readonly Happened[],
  startedAt: number,
): void {
  const sent = history.filter(({ step }) => commandOf(step, organisationGid));
  const order = inOrder(hospital, organisationGid, sent);
  const log = organisationsLog(hospital, organisationGid);
  const head = () => hospital.read(readLogHead(alone)).seq;
  expectRealTime(order);
  const refusals = sent
    .filter(({ outcome }) => 'refused' in outcome)
    .map((happened) => ({
      happened,
      ...window(order, happened),
      times: timesOf(history, happened, startedAt),
      seen: new Set<string>(),
    }));
  for (let place = 0; place <= order.length; place += 1) {
    for (const { happened, from, to, times, seen } of refusals) {
      if (place < from || place > to) continue;
      for (const time of times) {
        if (seen.has((happened.outcome as { refused: string }).refused)) break;
        const outcome = carryOut(hospital, happened, alone, { keep: false, at: time });
        seen.add('refused' in outcome ? outcome.refused : 'answered');
      }
    }
    const happened = order[place];
    if (!happened) continue;
    const { step, at } = happened;
    const before = head();
    const outcome = carryOut(hospital, happened, alone, { keep: true, at });
    // The log is the same, line by line, as is found at the end: what this one wrote is known only here.
    if (step.seen !== undefined) expectShown(log, log.slice(before, head()), step);
    expect({ step, outcome: plain(outcome, alone) }).toEqual({
      step,
      outcome: plain(happened.outcome, organisationGid),
    });
  }
  for (const { happened, seen } of refusals) {
    const { refused } = happened.outcome as { refused: string };
    expect({ step: happened.step, possible: [...seen] }).toEqual({
      step: happened.step,
      possible: expect.arrayContaining([refused]),
    });
  }
  expect(linesOf(hospital, alone)).toEqual(linesOf(hospital, organisationGid));
}

/** Those that were carried out, in the order in which their keys were written, in the transaction of each. */
function inOrder(hospital: Hospital, organisationGid: string, history: readonly Happened[]): CarriedOut[] {
  const rows = hospital.rows<{ key: string; at: number }>(
    `SELECT key, created_at AS at FROM idempotency WHERE organisation_gid = '${organisationGid}'
     ORDER BY ${engine === 'sqlite' ? 'rowid' : 'xmin::text::bigint'}`,
  );
  const byKey = new Map(history.map((happened) => [happened.key, happened]));
  const acknowledged = history.filter(({ outcome }) => 'answer' in outcome).map(({ key }) => key);
  expect(new Set(rows.map(({ key }) => key)), 'what was acknowledged is what was carried out').toEqual(
    new Set(acknowledged),
  );
  return rows.map(({ key, at }) => ({ ...byKey.get(key)!, at: Number(at) }));
}

/** What the clock can have shown to a command that left no trace: it went on now and then while this was under way. */
function timesOf(history: readonly Happened[], { sentAt, answeredAt }: Happened, startedAt: number): Set<number> {
  const shown = history
    .filter(({ step, sentAt: from }) => step.doing.kind === 'goOn' && from < answeredAt)
    .map(({ sentAt: from, outcome }) => ({ from, now: (outcome as { answer: number }).answer }))
    .toSorted((one, other) => one.from - other.from);
  const before = shown.findLast(({ from }) => from < sentAt)?.now ?? startedAt;
  return new Set([before, ...shown.filter(({ from }) => from > sentAt).map(({ now }) => now)]);
}

/** What was answered before another was sent comes before it. */
function expectRealTime(order: readonly CarriedOut[]): void {
  let lastSent = -1;
  for (const { sentAt, answeredAt, step } of order) {
    expect(answeredAt > lastSent, `${JSON.stringify(step)} was answered before the one before it was sent`).toBe(true);
    lastSent = Math.max(lastSent, sentAt);
  }
}

/** Between which places of the order something can have taken place that was sent and answered when it was. */
function window(order: readonly CarriedOut[], { sentAt, answeredAt }: Happened): { from: number; to: number } {
  const from = order.findLastIndex((other) => other.answeredAt < sentAt) + 1;
  const after = order.findIndex((other) => other.sentAt > answeredAt);
  return { from, to: after === -1 ? order.length : after };
}

/** Does a step in the organisation in which nobody else does anything. */
function carryOut(
  hospital: Hospital,
  { step }: Happened,
  organisationGid: string,
  { keep, at }: { keep: boolean; at: number },
): Outcome {
  const { command, argument } = commandOf(step, organisationGid)!;
  hospital.now = at;
  const undone = { answer: undefined as unknown };
  try {
    return {
      answer: hospital.run(function* (context) {
        undone.answer = yield* command(argument, context);
        if (!keep) throw undone;
        return undone.answer;
      }),
    };
  } catch (error) {
    return error === undone ? undone : refused(error);
  }
}

/** The log of an organisation without what chance decides: gids of tickets become the order in which they were issued. */
function linesOf(hospital: Hospital, organisationGid: string): unknown[] {
  const tickets = new Map<string, number>();
  return organisationsLog(hospital, organisationGid).map(({ at: _, ticketGid, ...event }) => {
    if (ticketGid && !tickets.has(ticketGid)) tickets.set(ticketGid, tickets.size);
    return plain({ ...event, ticket: ticketGid && tickets.get(ticketGid) }, organisationGid);
  });
}

export function organisationsLog(hospital: Hospital, organisationGid: string): LoggedEvent[] {
  return logOf({ rows: (sql) => hospital.rows(sql.replace("'demo'", `'${organisationGid}'`)) });
}

/** Made by chance, or about the moment: never the same twice. */
const byChance = /^(ticketGid|ticketKey|accessKey|appointmentGid|gid|url|epoch)$/;

function plain(value: unknown, organisationGid: string): unknown {
  const text = JSON.stringify(value, (key, inner) => (byChance.test(key) ? undefined : inner));
  return text === undefined ? undefined : JSON.parse(text.replaceAll(`${organisationGid}-`, ''));
}
