/** A stream of server-sent events as a browser reads it. */
export interface Frame {
  id?: string;
  event?: string;
  retry?: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into views of every shape
  data?: any;
}

export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  readonly frames: Frame[];
  /** Waits until a frame after the given number of frames fits; fails after some seconds. */
  next(fits: (frame: Frame) => boolean, limitMs?: number): Promise<Frame>;
  /** Waits until the server has ended the stream. */
  ended(limitMs?: number): Promise<void>;
  close(): void;
}

export async function readStream(url: string, headers: Record<string, string> = {}): Promise<OpenStream> {
  const abort = new AbortController();
  const answer = await fetch(url, { signal: abort.signal, headers });
  const frames: Frame[] = [];
  let seen = 0;
  let over = false;
  void (async () => {
    let text = '';
    try {
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        text += chunk.value;
        const parts = text.split('\n\n');
        text = parts.pop()!;
        frames.push(...parts.map(frameOf));
      }
    } catch {
      // Closed from this side, or cut.
    }
    over = true;
  })();
  return {
    status: answer.status,
    headers: answer.headers,
    frames,
    next: async (fits, limitMs = 8000) => {
      let found: Frame | undefined;
      await until(() => {
        const index = frames.findIndex((frame, at) => at >= seen && fits(frame));
        if (index < 0) return false;
        found = frames[index];
        seen = index + 1;
        return true;
      }, limitMs);
      return found!;
    },
    ended: (limitMs = 8000) => until(() => over, limitMs),
    close: () => abort.abort(),
  };
}

function frameOf(text: string): Frame {
  const frame: Frame = {};
  for (const line of text.split('\n')) {
    const [, key, value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    if (key === 'data') frame.data = JSON.parse(value);
    if (key === 'retry') frame.retry = Number(value);
    if (key === 'id' || key === 'event') frame[key] = value;
  }
  return frame;
}

async function until(done: () => boolean, limitMs: number): Promise<void> {
  const giveUp = Date.now() + limitMs;
  while (!done()) {
    if (Date.now() > giveUp) throw new Error(`waited ${limitMs} ms in vain`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
