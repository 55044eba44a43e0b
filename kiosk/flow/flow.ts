import type { StoredRecord } from '#client/device/stored-record.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import { newIdempotencyKey } from '#client/http/idempotency-key.ts';
import { type Attempt, press } from '#client/http/press.ts';
import { createStore, type Store } from '#client/store.ts';
import type { QueueSize, TicketSlip } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { checkInAt, lookUp, type Sought } from './look-up.ts';
import { pendingTake, type Take, type TakeRecord, takeWaitMs } from './pending-take.ts';
import type { Again, Identified, Step } from './step.ts';

export interface Flow {
  step: Store<Step>;
  /** The network was lost while something was under way, and it is being sent again. */
  retrying: Store<boolean>;
  /** Wrong numbers that the person who stands here now has typed. */
  wrongTyped: Store<number>;
  go(step: Step): void;
  /** For the next person: the start, and nothing of the one before. */
  restart(): void;
  /** Checks in whoever this identifies, in the place of whatever is shown or under way. */
  identify(sought: Sought): Promise<void>;
  /** Takes a number in a queue; where it has counters or classes of priority to choose from, they are asked for first. */
  take(queue: QueueSize): Promise<void>;
  /** Goes on with the counter that was chosen, or with whichever calls first. */
  chooseCounter(of: QueueSize | Identified, counterGid: string | undefined): Promise<void>;
  /** Takes a number in a queue, in a class of priority or as one like all others. */
  takeIn(queue: QueueSize, priorityTag: string | undefined, counterGid?: string): Promise<void>;
  /** Takes several numbers that follow one another. */
  takeMany(queue: QueueSize, count: number): Promise<void>;
  /** What was given last, for so long that its owner may still stand here. */
  lastSlips(withinMs: number): TicketSlip[];
  /**
   * Has slips printed once more that a printer has had; rejects with the first refusal.
   * @param onRetry told when the network lost it and it is sent again
   */
  printAgain(keys: readonly string[], onRetry?: () => void): Promise<void>;
}

export interface FlowOptions {
  record: StoredRecord<TakeRecord>;
  /** In which its patient reads: a slip that the server prints is in it too. */
  language(): Locale;
  /** Told when something changed on the server. */
  onDone(): void;
  pause?(ms: number): Promise<void>;
  now?(): number;
}

/** The patient's way through a device. What answers late, for somebody who is no longer here, is never shown to the next. */
export function createFlow(client: HttpClient, { record, language, onDone, pause, now = Date.now }: FlowOptions): Flow {
  const step = createStore<Step>({ at: 'home' });
  const retrying = createStore(false);
  const wrongTyped = createStore(0);
  /** Counts what is shown; an answer is shown only in the turn in which it was asked for. */
  let turn = 0;
  /** Who is being looked up, and in which turn. */
  let lookingUp = { turn, text: '' };

  function show(next: Step) {
    turn += 1;
    retrying.set(false);
    step.set(next);
  }

  async function act(
    send: (attempt: Attempt) => Promise<Step>,
    again: Again,
    given: { key: string; giveUpMs: number; taking: boolean } | undefined = undefined,
  ) {
    show({ at: 'working', taking: given?.taking ?? false });
    const mine = turn;
    const onRetry = () => {
      if (mine === turn) retrying.set(true);
    };
    try {
      const next = await press(send, { onRetry, pause, now, idempotencyKey: given?.key, giveUpMs: given?.giveUpMs });
      if (mine === turn) show(next);
      onDone();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (mine !== turn) return;
      if (again === 'type' && failure.has('no_appointment_today')) wrongTyped.set(wrongTyped.get() + 1);
      show({ at: 'refused', failure, again });
      onDone();
    }
  }

  /** Sends a take, and keeps its key until there is an answer: loaded anew, the page asks for the same number again. */
  async function send(take: Take) {
    record.change({ pending: take });
    const { key, query, count } = take;
    const kept = (slips: TicketSlip[]) => record.change({ last: { slips, at: now() } });
    await act(
      async (attempt): Promise<Step> => {
        if (count) {
          const { data } = await client.call('takeNumbers', { query: { ...query, count } }, attempt);
          kept(data);
          return { at: 'slips', slips: data };
        }
        const slip = await client.call('takeNumber', { query }, attempt);
        kept([slip]);
        return { at: 'slip', slip };
      },
      count ? 'staff' : 'take',
      { key, giveUpMs: takeWaitMs, taking: true },
    );
    if (record.read().pending?.key === key) record.change({ pending: undefined });
  }

  function begin({ panelGid, groupGid }: QueueSize, more: Pick<Take, 'count'> & Omit<Take['query'], 'language'>) {
    const { at, ...working } = step.get() as Step & { taking?: boolean };
    // A finger that trembles is no second person.
    if (at === 'working' && working.taking) return Promise.resolve();
    const { count, ...query } = more;
    const place = groupGid ? { groupGid } : { panelGid };
    const asked = { ...place, ...query, language: language() };
    return send({ key: newIdempotencyKey(), query: asked, ...(count && { count }), at: now() });
  }

  async function takeAt(queue: QueueSize, counterGid: string | undefined) {
    if (queue.priorityTags?.length) show({ at: 'class', queue, counterGid });
    else await begin(queue, counterGid ? { counterGid } : {});
  }

  const pending = pendingTake(record, now());
  if (pending) void send(pending);

  return {
    step,
    retrying,
    wrongTyped,
    go: show,
    restart() {
      wrongTyped.set(0);
      show({ at: 'home' });
    },
    async identify(sought) {
      const text = sought.readings.join('\n');
      // Held out once more because nothing seems to happen: a second look-up would find them checked in already.
      if (lookingUp.turn === turn && lookingUp.text === text && step.get().at === 'working') return;
      if (!sought.typed) wrongTyped.set(0);
      const asked = { ...sought, language: language() };
      lookingUp = { turn: turn + 1, text };
      await act((attempt) => lookUp(client, asked, attempt), sought.typed ? 'type' : 'scan');
    },
    async take(queue) {
      const { name, secondName, counters } = queue;
      const named = { queueName: name, ...(secondName && { queueSecondName: secondName }) };
      if (counters?.length) show({ at: 'counter', ...named, counters, of: queue });
      else await takeAt(queue, undefined);
    },
    async chooseCounter(of, counterGid) {
      if (!('identifier' in of)) return takeAt(of, counterGid);
      const asked = { ...of, language: language() };
      await act((attempt) => checkInAt(client, asked, counterGid, attempt), of.typed ? 'type' : 'scan');
    },
    takeIn: (queue, priorityTag, counterGid) =>
      begin(queue, { ...(priorityTag && { priorityTag }), ...(counterGid && { counterGid }) }),
    takeMany: (queue, count) => begin(queue, { count }),
    async printAgain(keys, onRetry) {
      for (const key of keys)
        await press((attempt) => client.call('printSlipAgain', { body: { key } }, attempt), { onRetry, pause, now });
      onDone();
    },
    lastSlips(withinMs) {
      const { last } = record.read();
      return last && Math.abs(now() - last.at) < withinMs ? last.slips : [];
    },
  };
}
