import { CallFailure, isPassing } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import { type Attempt, press } from '#client/http/press.ts';
import { createStore, type Store } from '#client/store.ts';
import { createLiveView, type LiveView, type LiveViewOptions } from '#client/stream/live-view.ts';
import { streamAddress } from '#client/stream/stream-address.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import { limits } from '#generated/limits.ts';
import { operations } from '#generated/operations.ts';
import type { QueueState, QueueVariant } from '#generated/shapes.ts';
import type { Session } from '#generated/values.ts';
import { type Action, type ActionName, sendAction } from './send-action.ts';

/** What is pressed at a desk: an action of the table, or one of its own. */
export type PressName = ActionName | 'checkIn' | 'session';

/**
 * What there is to say about the last press: it was refused, is being sent again, nobody knows, it came too soon, its
 * row had only just moved, the counter's other device was quicker, or the server knows nothing of it, because a backup
 * was restored.
 */
export interface Notice {
  kind: 'refused' | 'retrying' | 'unsure' | 'justCalled' | 'rowMoved' | 'elsewhere' | 'pausedElsewhere' | 'restored';
  action: PressName;
  failure?: CallFailure;
  /** Who was called just now, as the desk shows it. */
  number?: string | undefined;
}

export interface Desk {
  live: LiveView<QueueState>;
  /** The press that is on its way; the same again is ignored meanwhile, another follows it. */
  busy: Store<PressName | undefined>;
  /** The same once it takes long enough to be shown: drawing a sign for an answer that is there at once delays it. */
  slow: Store<PressName | undefined>;
  notice: Store<Notice | undefined>;
  /** Whether a call has only just come on the desk, so that Next is not taken yet (limits.leastShownMs). */
  fresh: Store<boolean>;
  /** Whose queue is looked at, where the counter calls from several; undefined for its own. */
  looked: Store<string | undefined>;
  /** Shows another queue of a counter that calls from several. */
  look(queueOwnerGid: string): void;
  /** A press was held back, because its row had only just come under the hand. */
  holdBack(): void;
  /** The notice was read. */
  dismiss(): void;
  /** Does one thing at the counter; true once the server has done it. */
  run(action: Action): Promise<boolean>;
  /** Checks patients in, all or none of them; true once the server has done it. */
  checkIn(appointmentGids: readonly string[]): Promise<boolean>;
  /** Calls from another session of today. */
  openSession(session: Session): Promise<boolean>;
  close(): void;
}

/** Sends a press; its answer is the new state, where there is one. */
type Send = (attempt: Attempt) => Promise<QueueState | undefined>;

const noticeMs = 8_000;
/** An answer within this time needs no sign that it is waited for. */
const slowMs = 300;

/** A counter at work: its live state and its presses. The state always comes from the server, never from a guess. */
export function createDesk(options: {
  client: HttpClient;
  variant: QueueVariant;
  panelGid: string;
  /** State to start from, as the log-in answered it. */
  start?: QueueState;
  /** The token is no good any more; `pressed` is what may not have been done. */
  onExpired(pressed?: PressName): void;
  base?: string;
  open?: LiveViewOptions<QueueState>['open'];
  pause?: (ms: number) => Promise<void>;
}): Desk {
  const { client, variant, panelGid, onExpired, base = '' } = options;
  const busy = createStore<PressName | undefined>(undefined);
  const slow = createStore<PressName | undefined>(undefined);
  const notice = createStore<Notice | undefined>(undefined);
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;
  const looked = createStore<string | undefined>(undefined);
  const lookedAt = (): { queueOwnerGid?: string } => {
    const queueOwnerGid = looked.get();
    return queueOwnerGid === undefined ? {} : { queueOwnerGid };
  };

  const live = createLiveView<QueueState>({
    async read() {
      for (;;) {
        const asked = looked.get();
        try {
          const state = await client.call(
            'getCurrentNumber',
            { path: { variant }, query: { panelGid, ...lookedAt() } },
            { keepFailure: true, timeoutMs: 8_000 },
          );
          if (asked === looked.get()) return state;
        } catch (failure) {
          lookAgain(failure);
          if (asked === looked.get()) throw failure;
        }
      }
    },
    address: (after) => {
      const path = base + operations.streamQueue.path.replace('{variant}', variant);
      return streamAddress(client, path, panelGid, after, lookedAt());
    },
    onRefused: (failure) => expiredOr(failure, () => undefined),
    open: options.open,
  });
  if (options.start) live.take(options.start);

  const open = new AbortController();
  const fresh = createStore(false);
  let freshTimer: ReturnType<typeof setTimeout> | undefined;
  let shown = callOf(live.view.get());
  let knows = options.start !== undefined;
  /** The press of our own that may still have been done. */
  const inDoubt = () => {
    const { kind = '', action } = notice.get() ?? {};
    return ['retrying', 'unsure'].includes(kind) ? action : undefined;
  };
  /** Which presses are on their way or follow, and what becomes of the last of them. */
  const pending = new Set<PressName>();
  let last: Promise<boolean> = Promise.resolve(true);
  let serving = options.start?.service === 'serving';
  let log = options.start?.epoch;
  const forget = live.view.subscribe(() => {
    const { service, epoch } = live.view.get() ?? {};
    const restored = log !== undefined && epoch !== log;
    log = epoch;
    if (restored && !busy.get()) say({ kind: 'restored', action: 'next' });
    const byOther = !restored && !busy.get() && !inDoubt();
    if (serving && service === 'pause' && byOther) say({ kind: 'pausedElsewhere', action: 'pause' });
    serving = service === 'serving';
    if (serving && notice.get()?.kind === 'pausedElsewhere') notice.set(undefined);
    const call = callOf(live.view.get());
    if (call === shown) return;
    shown = call;
    clearTimeout(freshTimer);
    fresh.set(call !== undefined);
    // The call that another device made is over.
    if (notice.get()?.kind === 'elsewhere') notice.set(undefined);
    // Whoever holds the counter is called for by no other desk than another one of this counter.
    if (call !== undefined && knows && byOther) {
      say({ kind: 'elsewhere', action: 'next', number: numberOf(live.view.get()) });
    }
    knows = true;
    if (call !== undefined) freshTimer = setTimeout(() => fresh.set(false), limits.leastShownMs);
  });

  function expiredOr(failure: unknown, otherwise: (failure: CallFailure) => void) {
    if (!(failure instanceof CallFailure)) throw failure;
    // What a desk that is closed asked for with its sign-in says nothing of the one after it.
    if (open.signal.aborted) return;
    if (failure.status === 401) onExpired(busy.get() ?? inDoubt());
    else otherwise(failure);
  }

  function look(queueOwnerGid: string | undefined) {
    if (looked.get() === queueOwnerGid) return;
    looked.set(queueOwnerGid);
    live.reconnect();
    live.refresh();
  }

  /** The counter calls no more from the queue that is looked at: back to its own. */
  function lookAgain(failure: unknown) {
    if (failure instanceof CallFailure && failure.code === 'queue_not_called_here') look(undefined);
  }

  function say(next: Notice | undefined) {
    clearTimeout(noticeTimer);
    notice.set(next);
    // What was not done, or may not have been, stays until it is read.
    if (next?.kind === 'justCalled' || next?.kind === 'rowMoved')
      noticeTimer = setTimeout(() => notice.set(undefined), noticeMs);
  }

  /** Sends one press, again under its key where the network fails; its answer, the new state, comes on the desk. */
  async function pressed(name: PressName, send: Send): Promise<boolean> {
    const shownQueue = live.view.get()?.queueOwnerGid;
    busy.set(name);
    slowTimer = setTimeout(slow.set, slowMs, name);
    say(undefined);
    try {
      const onRetry = () => {
        say({ kind: 'retrying', action: name });
        live.refresh();
      };
      const answer = await press(send, { onRetry, signal: open.signal, pause: options.pause });
      if (answer && (looked.get() ?? shownQueue) === shownQueue) live.take(answer);
      else live.refresh();
      say(undefined);
      return true;
    } catch (error) {
      expiredOr(error, (failure) => {
        lookAgain(failure);
        say({ kind: isPassing(failure) ? 'unsure' : 'refused', action: name, failure });
        live.refresh();
      });
      return false;
    } finally {
      clearTimeout(slowTimer);
      slow.set(undefined);
      // Before those hear of it who wait for the end of this press: they may press the same again.
      pending.delete(name);
      busy.set(undefined);
    }
  }

  /**
   * One press after the other: what a nurse sees of the first may come by the stream before its answer, and what they
   * press then is meant. Nothing follows a press that was not done.
   * @param begin gives the call to send, once its turn has come
   */
  function inTurn(name: PressName, begin: () => Send): Promise<boolean> {
    if (pending.has(name)) return Promise.resolve(false);
    const before = pending.size > 0 ? last.catch(() => false) : undefined;
    pending.add(name);
    last = before ? before.then(follow) : pressed(name, begin());
    return last;

    function follow(done: boolean): Promise<boolean> | false {
      if (done && !open.signal.aborted) return pressed(name, begin());
      pending.delete(name);
      return false;
    }
  }

  return {
    live,
    busy,
    slow,
    notice,
    fresh,
    looked,
    look,
    holdBack: () => inDoubt() ?? say({ kind: 'rowMoved', action: 'number' }),
    dismiss: () => say(undefined),
    async run(action) {
      const shownState = live.view.get();
      const { current, queueOwnerGid } = shownState ?? {};
      if (action.name === 'next' && current && fresh.get()) {
        say({ kind: 'justCalled', action: action.name, number: numberOf(shownState) });
        return false;
      }
      // Numbers are those of the lists that are shown, also while those of another queue are on their way.
      return inTurn(action.name, () => {
        const at = { panelGid, ...(queueOwnerGid && { queueOwnerGid }), seen: seenOf(shownState, live.view.get()) };
        return (attempt) => sendAction(client, variant, at, action, attempt);
      });
    },
    checkIn: (appointmentGids) =>
      inTurn('checkIn', () => async (attempt) => {
        await client.call('bulkCheckInAppointment', { query: {}, body: { gids: [...appointmentGids] } }, attempt);
        return undefined;
      }),
    openSession: (session) =>
      inTurn(
        'session',
        () => (attempt) => client.call('logInCounter', { path: { variant }, body: { panelGid, session } }, attempt),
      ),
    close() {
      open.abort();
      clearTimeout(noticeTimer);
      clearTimeout(slowTimer);
      clearTimeout(freshTimer);
      forget();
      live.close();
    },
  };
}

/** Who is called, as the desk shows it. */
function numberOf({ current, width = 0 }: Partial<QueueState> = {}): string | undefined {
  return current && markedNumber(current, current.width ?? width);
}

/**
 * Which call a press saw (SeenCall.json). Where the press before has left the same one or nobody, it was meant all the
 * same; of somebody who was called meanwhile it knew nothing, and is refused.
 */
function seenOf(pressed: QueueState | undefined, now: QueueState | undefined): number {
  const known = now?.current && callOf(now) !== callOf(pressed) ? pressed : now;
  return known?.current?.seq ?? 0;
}

/** Which call a state shows: a recall is the same one. */
function callOf(state: QueueState | undefined): string | undefined {
  const { current } = state ?? {};
  return current && `${current.queueOwnerGid ?? ''}/${current.ticketGid ?? ''}/${current.number}`;
}
