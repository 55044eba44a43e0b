interface Answer {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: unknown;
  message?: string;
}

/** Numbered calls and their answers over a WebSocket: the one form of the DevTools protocol and of WebDriver BiDi. */
export class RemoteCalls {
  /** Told of everything that is no answer. */
  onEvent: (name: string, params: Record<string, unknown>) => void = () => undefined;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<
    number,
    { resolve(result: Record<string, unknown>): void; reject(error: Error): void }
  >();
  private last = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(String(data)) as Answer));
    socket.addEventListener('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('the browser has gone'));
    });
  }

  static open(address: string): Promise<RemoteCalls> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new RemoteCalls(socket)));
      socket.addEventListener('error', () => reject(new Error(`no answer at ${address}`)));
    });
  }

  /** Resolves with the result; rejects with what the browser says against it. */
  call(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = ++this.last;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
    });
  }

  close(): void {
    this.socket.close();
  }

  private hear({ id, method, params, result, error, message }: Answer): void {
    if (id === undefined) {
      this.onEvent(method ?? '', params ?? {});
      return;
    }
    const call = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) call?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
    else call?.resolve(result ?? {});
  }
}
