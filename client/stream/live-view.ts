import { limits } from '#generated/limits.ts';
import { isUnanswered } from '../http/call-failure.ts';
import { createStore, type Store } from '../store.ts';
import type { FollowedView } from './followed-view.ts';
import { type EventSourceLike, openStream } from './stream.ts';

/** A view of the server that says which state of the log it shows. */
export interface Revised {
  epoch: string;
  seq: number;
  serverTime: number;
}

/** live: the stream is open; polling: only the poll under it works; lost: neither does. */
export type Connection = 'connecting' | 'live' | 'polling' | 'lost';

export interface LiveViewOptions<View extends Revised> {
  /** Reads the view once; undefined when it is still the one held. */
  read(): Promise<View | undefined>;
  /** Address of the stream with a fresh ticket; without it the view is only polled. */
  address?(after: string | undefined, changes: boolean): Promise<string>;
  /** What holds the view where the stream may send changes only. */
  followed?: FollowedView<View>;
  /** A refusal that retrying will not cure, such as a revoked token. */
  onRefused?(failure: unknown): void;
  open?: (address: string) => EventSourceLike;
}

export interface LiveView<View extends Revised> {
  view: Store<View | undefined>;
  connection: Store<Connection>;
  /** Server time minus this device's, in ms, as last heard. */
  clockOffsetMs: Store<number>;
  /** Takes a view from elsewhere, such as the answer of a command; an older one than the held is ignored. */
  take(view: View): void;
  /** Reads again at once. */
  refresh(): void;
  /** Drops the stream and opens another one at once. */
  reconnect(): void;
  /** The revision that the stream named last; -1 while it is not open. */
  saidSeq(): number;
  close(): void;
}

/**
 * Whether `next` may follow `held`: within one epoch by revision. Another epoch is that of a log which a restore has
 * begun, maybe on a machine whose clock is behind; those of the epochs that were left come late.
 */
export function isNewer(next: Revised, held: Revised | undefined, left: readonly string[]): boolean {
  if (!held) return true;
  return next.epoch === held.epoch ? next.seq >= held.seq : left.indexOf(next.epoch) < 0;
}

/** Keeps a view fresh by its stream, with a poll every 20 s under it that also repairs what the stream missed. */
export function createLiveView<View extends Revised>(options: LiveViewOptions<View>): LiveView<View> {
  const view = createStore<View | undefined>(undefined);
  const connection = createStore<Connection>('connecting');
  const clockOffsetMs = createStore(0);
  let streaming = false;
  let saidSeq = -1;
  let reading = false;
  /** Somebody asked for another reading while one was under way: that one may be from before. */
  let again = false;
  let ended = false;
  let { followed } = options;
  /** Epochs that were followed by another one. */
  const left: string[] = [];

  const hearTime = (serverTime: number) => clockOffsetMs.set(serverTime - Date.now());

  function take(next: View) {
    const held = view.get();
    if (ended || !isNewer(next, held, left)) return;
    if (held && held.epoch !== next.epoch) left.push(held.epoch);
    hearTime(next.serverTime);
    view.set(next);
  }

  async function poll() {
    if (reading || ended) return;
    reading = true;
    again = false;
    try {
      const next = await options.read();
      if (next) take(next);
      if (!streaming) connection.set('polling');
    } catch (failure) {
      if (ended) return;
      // An open stream whose poll fails may be half dead: until it is heard again, nobody knows.
      if (isUnanswered(failure)) connection.set(streaming ? 'connecting' : 'lost');
      else options.onRefused?.(failure);
    } finally {
      reading = false;
      if (again) poll();
    }
  }

  const { address } = options;
  const stream =
    address &&
    openStream({
      open: options.open,
      address: () => {
        const held = view.get();
        return address(held && `${held.epoch}.${held.seq}`, followed !== undefined);
      },
      onOpen(open) {
        streaming = open;
        if (!open) followed?.drop();
        saidSeq = -1;
        if (open) connection.set('live');
        else if (connection.get() === 'live') {
          connection.set('connecting');
          poll();
        }
      },
      onView(data) {
        connection.set('live');
        take(JSON.parse(data) as View);
      },
      onWhole(data) {
        connection.set('live');
        const whole = followed?.whole(JSON.parse(data));
        if (whole) take(whole);
      },
      onChange(data) {
        connection.set('live');
        const next = followed?.change(JSON.parse(data));
        if (next) take(next);
        else {
          // What this stream says cannot be trusted: from here on each view comes whole.
          followed = undefined;
          stream?.reconnect();
        }
      },
      onHeartbeat({ seq, serverTime }) {
        connection.set('live');
        hearTime(serverTime);
        saidSeq = seq;
        const held = view.get();
        if (!held || seq > held.seq) poll();
      },
    });
  const timer = setInterval(poll, limits.lobbyRefreshSeconds * 1000);
  const online = () => void poll();
  globalThis.addEventListener?.('online', online);
  poll();

  return {
    view,
    connection,
    clockOffsetMs,
    take,
    refresh: () => {
      again = reading;
      poll();
    },
    reconnect: () => stream?.reconnect(),
    saidSeq: () => saidSeq,
    close() {
      ended = true;
      clearInterval(timer);
      globalThis.removeEventListener?.('online', online);
      stream?.close();
    },
  };
}
