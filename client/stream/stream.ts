import { limits } from '#generated/limits.ts';

/** What we need of a browser's EventSource. */
export interface EventSourceLike {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

export interface Heartbeat {
  /** Revision of the view that the stream stands at. */
  seq: number;
  serverTime: number;
}

export interface StreamOptions {
  /** Address with a fresh ticket; `after` is the position (epoch.seq) that has been applied. */
  address(): Promise<string>;
  onView(data: string): void;
  /** On a stream of changes: the whole view with its name, and what changed since the state of a name. */
  onWhole?(data: string): void;
  onChange?(data: string): void;
  onHeartbeat?(heartbeat: Heartbeat): void;
  /** True once the stream has opened, false when it is not. */
  onOpen?(open: boolean): void;
  open?: (address: string) => EventSourceLike;
  /** 0 to 1; spreads retries. */
  random?: () => number;
}

const closed = 2;

/**
 * A stream that never stays dead: the browser retries network errors itself, we retry after 0.3 to 1 s when it has
 * given up (CLOSED), when the server says bye, after 4 s without an opening and after 12 s of silence. A new ticket
 * is fetched for each own retry. No exponential back-off.
 */
export function openStream(options: StreamOptions): { close(): void; reconnect(): void } {
  const { open = (address: string): EventSourceLike => new EventSource(address), random = Math.random } = options;
  let source: EventSourceLike | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  /** Counts attempts: an address that comes after its own was given up is not followed. */
  let turn = 0;

  function wait(ms: number, then: () => void) {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  }

  function retry() {
    source?.close();
    source = undefined;
    turn += 1;
    if (ended) return;
    options.onOpen?.(false);
    wait(300 + random() * 700, connect);
  }

  const heard = () => wait(limits.streamSilenceSeconds * 1000, retry);

  function connect() {
    const mine = turn;
    options.address().then(
      (address) => {
        if (!ended && mine === turn) follow(open(address));
      },
      () => {
        if (mine === turn) retry();
      },
    );
  }

  function follow(next: EventSourceLike) {
    source = next;
    wait(limits.streamConnectSeconds * 1000, retry);
    const on = (type: string, react: (data: string) => void) =>
      next.addEventListener(type, (event) => {
        if (next === source) react(event.data);
      });
    on('open', () => {
      options.onOpen?.(true);
      heard();
    });
    on('view', (data) => {
      heard();
      options.onView(data);
    });
    on('whole', (data) => {
      heard();
      options.onWhole?.(data);
    });
    on('change', (data) => {
      heard();
      options.onChange?.(data);
    });
    on('heartbeat', (data) => {
      heard();
      options.onHeartbeat?.(JSON.parse(data) as Heartbeat);
    });
    on('bye', retry);
    on('error', () => {
      options.onOpen?.(false);
      if (next.readyState === closed) retry();
    });
  }

  connect();
  return {
    reconnect: retry,
    close() {
      ended = true;
      clearTimeout(timer);
      source?.close();
    },
  };
}
