/**
 * Engines before Chromium 66 have no AbortController, and their requests cannot be given up; who waits for one can still
 * be told that it was (http/time-limit.ts). Imported before anything else.
 */
const engine = window as { AbortController?: typeof AbortController };

class Abort {
  aborted = false;
  private readonly listeners: (() => void)[] = [];

  addEventListener(_: 'abort', listener: () => void): void {
    this.listeners.push(listener);
  }

  removeEventListener(_: 'abort', listener: () => void): void {
    const place = this.listeners.indexOf(listener);
    if (place >= 0) this.listeners.splice(place, 1);
  }

  fire(): void {
    if (this.aborted) return;
    this.aborted = true;
    for (const listener of this.listeners.slice()) listener();
  }
}

class Controller {
  signal = new Abort();

  abort(): void {
    this.signal.fire();
  }
}

if (!engine.AbortController) engine.AbortController = Controller as unknown as typeof AbortController;

export {};
