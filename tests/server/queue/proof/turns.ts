/**
 * 8. A counter that calls from several queues in turn calls from each in which somebody ordinary waits, at least once in as
 * many calls of Next as all of them have in a row. Counted anew from the log alone.
 */
import { expect } from 'vitest';
import { businessMoment } from '#days/business-day.ts';
import { transitions } from '#generated/transitions.ts';
import type { LoggedEvent } from '#server/queue/event.ts';
import { isInserted, type LinePosition } from '#server/queue/policy/line.ts';
import type { Policy } from '#server/queue/policy/policy.ts';
import { queueName } from '#server/queue/queue-gid.ts';
import type { TicketRow } from '#server/queue/rows.ts';
import { sessions } from '#server/queue/sessions.ts';
import { isWaiting } from '#server/queue/status-groups.ts';
import { type Counter, counters, type Owner, type Turns } from './step.ts';

interface Person {
  readonly queueGid: string;
  readonly status: TicketRow['status'];
  readonly place: LinePosition;
  readonly sentTo: string | undefined;
  readonly chosen: string | undefined;
}

export function expectTurns(log: readonly LoggedEvent[], policy: Policy, turns: Turns): void {
  // Where nobody else is let in, or staff alone call somebody, a queue may have to wait for other reasons than its turn.
  if (policy.roomCap > 0 || policy.passedRule === 'byHand' || policy.examinedRule === 'byHand') return;
  const people = new Map<string, Person>();
  const passedOver = new Map<string, number>();
  /** Of each counter, how it was before its last call. */
  const beforeCall = new Map<string, Map<string, number>>();
  for (const event of log) {
    const counter = event.panelGid ?? '';
    if (event.kind === 'called' && event.payload?.inARow) {
      beforeCall.set(counter, new Map(passedOver));
      count(event, people, passedOver, policy, turns);
    }
    // A call that was undone passes nobody over.
    if (event.kind === 'callTakenBack' && event.payload?.inARow) {
      const own = `${counter.split('-').at(-1)} `;
      for (const key of passedOver.keys()) {
        // Before its first call nothing was counted of it.
        if (key.startsWith(own)) passedOver.set(key, beforeCall.get(counter)!.get(key) ?? 0);
      }
    }
    if (event.kind === 'loggedOut') release(people, event.panelGid!);
    if (event.ticketGid) people.set(event.ticketGid, after(people.get(event.ticketGid), event));
  }
}

function count(
  { panelGid, queueGid, at, seq }: LoggedEvent,
  people: ReadonlyMap<string, Person>,
  passedOver: Map<string, number>,
  policy: Policy,
  turns: Turns,
): void {
  const counter = counters.find((name) => panelGid!.endsWith(`-${name}`))!;
  const owners = [ownOf(counter), ...(turns[counter] ?? [])];
  expect(owners.length, `line ${seq} is in turn where there is one queue`).toBeGreaterThan(1);
  const called = queueName(queueGid!).ownerGid.split('-')[1];
  expect(owners, `line ${seq} calls from a queue that is not the counter's`).toContain(called);
  for (const owner of owners) {
    const key = `${counter} ${owner}`;
    const waits = owner !== called && somebodyWaits(owner, panelGid!, people, at);
    passedOver.set(key, waits ? (passedOver.get(key) ?? 0) + 1 : 0);
    expect(passedOver.get(key), `line ${seq} passes over ${owner} too often`).toBeLessThan(
      owners.length * policy.callsInARow,
    );
  }
}

function ownOf(counter: Counter): Owner {
  return counter.startsWith('desk') ? 'billing' : (counter as Owner);
}

/** Whether somebody whom any rules let be called waits in the present session, and nobody in an earlier one. */
function somebodyWaits(owner: Owner, counterGid: string, people: ReadonlyMap<string, Person>, at: number): boolean {
  const { serviceDate, session } = businessMoment({}, at);
  const here = [...people.values()].filter(({ queueGid, status }) => {
    const of = queueName(queueGid);
    return of.ownerGid.split('-')[1] === owner && of.serviceDate === serviceDate && isWaiting(status);
  });
  const sessionOf = ({ queueGid }: Person) => sessions.indexOf(queueName(queueGid).session);
  if (here.some((one) => sessionOf(one) !== -1 && sessionOf(one) < sessions.indexOf(session))) return false;
  const present = here.filter((one) => sessionOf(one) === -1 || sessionOf(one) === sessions.indexOf(session));
  return present.some(
    ({ sentTo, chosen, place }) => !sentTo && (chosen ?? counterGid) === counterGid && !isInserted(place.lane),
  );
}

function after(person: Person | undefined, { kind, queueGid, panelGid, payload }: LoggedEvent): Person {
  const position = payload?.place ?? payload?.restores?.place ?? person!.place;
  if (kind === 'issued') {
    const status = payload?.source === 'appointment' ? 'registering' : 'awaiting';
    return { queueGid: queueGid!, status, place: position, sentTo: undefined, chosen: payload?.chosenCounterGid };
  }
  const known = person!;
  const status =
    payload?.restores?.status ?? transitions.find(({ from, by }) => from === known.status && by === kind)!.to;
  if (kind === 'callTakenBack') return { ...known, status, sentTo: payload?.restores?.forCounterGid };
  if (kind === 'endTakenBack') return { ...known, queueGid: queueGid!, status, place: position, sentTo: undefined };
  const given = payload?.chosenCounterGid;
  if (kind === 'received') return { queueGid: queueGid!, status, place: position, sentTo: panelGid, chosen: given };
  const keeps =
    kind === 'priorityChanged' || kind === 'checkedIn' || kind === 'cameBack' || kind === 'backFromExamination';
  const chosen = given ?? known.chosen;
  return { ...known, status, place: position, sentTo: keeps ? known.sentTo : undefined, chosen };
}

function release(people: Map<string, Person>, panelGid: string): void {
  for (const [gid, person] of people) {
    const left = (counter: string | undefined) => (counter === panelGid ? undefined : counter);
    people.set(gid, { ...person, sentTo: left(person.sentTo), chosen: left(person.chosen) });
  }
}
