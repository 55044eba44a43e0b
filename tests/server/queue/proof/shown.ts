/** What desks show, and that nobody is sent away whom the desk that was pressed did not show as called. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { EventKind } from '#generated/values.ts';
import type { Database } from '#server/database/database.ts';
import type { LoggedEvent } from '#server/queue/event.ts';
import { readCounter } from '#server/queue/read-rows.ts';
import type { Counter, Step } from './step.ts';

/** The call that each desk shows, by who has it and at which counter it stands. */
export type Shown = Map<string, number>;

/** Where a desk looks: the hall, and its database as it is open by then. */
interface Looked {
  readonly organisationGid: string;
  readonly database: () => Database;
}

/** A line that is down comes back before this many looks. */
const mostLooks = 1000;

/**
 * A press, with the call that its desk shows: the one that stands at the counter as it looks, or, when it is hasty, still
 * the one of its last look. Other steps as they are.
 * @param before what the press said in an earlier life
 */
export async function shownBy(shown: Shown, step: Step, hall: Looked, before?: number): Promise<Step> {
  const { who, doing } = step;
  if (doing.kind !== 'press') return step;
  if (before !== undefined) return { ...step, seen: before };
  const desk = `${who} ${doing.at}`;
  const known = shown.get(desk);
  const seen = doing.hasty && known !== undefined ? known : await look(hall, doing.at);
  shown.set(desk, seen);
  return { ...step, seen };
}

async function look({ organisationGid, database }: Looked, at: Counter): Promise<number> {
  for (let looks = 1; ; looks += 1) {
    try {
      return (await database().query(readCounter(`${organisationGid}-${at}`)))?.call?.seq ?? 0;
    } catch (error) {
      if (looks === mostLooks) throw error;
      await sleep(2);
    }
  }
}

const ends: ReadonlySet<EventKind> = new Set(['completed', 'passed', 'wentAway', 'sentToExamination', 'transferred']);

/** @param lines what the press wrote, out of the whole log */
export function expectShown(log: readonly LoggedEvent[], lines: readonly LoggedEvent[], { doing, seen }: Step): void {
  for (const { kind, ticketGid, panelGid, seq } of lines) {
    if (!ends.has(kind) || !ticketGid) continue;
    const call = log
      .slice(0, seq - 1)
      .findLast((line) => line.ticketGid === ticketGid && ['called', 'recalled'].includes(line.kind));
    const told = `line ${seq}: ${JSON.stringify(doing)} makes ${kind} of a patient whom its desk did not show`;
    expect({ seen, panelGid }, told).toEqual({ seen: call?.seq, panelGid: call?.panelGid });
  }
}
