import type { EventSourceLike } from '#client/stream/stream.ts';

/** An EventSource in the test's hands: it opens, speaks and breaks when it is told to. */
export class FakeSource implements EventSourceLike {
  static opened: FakeSource[] = [];
  readyState = 0;
  readonly address: string;
  private readonly target = new EventTarget();

  constructor(address: string) {
    this.address = address;
    FakeSource.opened.push(this);
  }

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.target.addEventListener(type, listener as (event: Event) => void);
  }

  close(): void {
    this.readyState = 2;
  }

  say(type: string, data: unknown = ''): void {
    if (type === 'open') this.readyState = 1;
    this.target.dispatchEvent(new MessageEvent(type, { data: typeof data === 'string' ? data : JSON.stringify(data) }));
  }

  /** Breaks: the browser tries again by itself (0) or has given up (2). */
  fail(readyState: 0 | 2): void {
    this.readyState = readyState;
    this.target.dispatchEvent(new Event('error'));
  }
}
