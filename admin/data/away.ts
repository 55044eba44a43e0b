import type { HttpError } from 'react-admin';
import { lostConnection } from '#client/http/call-failure.ts';
import { createStore } from '#client/store.ts';
import { operations } from '#generated/operations.ts';
import { hearServerTime } from '../calendar/server-clock.ts';
import type { Failure } from './failure-text.ts';

/** Between two looks whether the server is there again. */
const lookMs = 3000;
/** Between two askings of a server that is busy, in ms. */
export const busyMs = 5000;

/** Why the server cannot be reached; undefined while it can, as far as anybody has noticed. */
export const away = createStore<'network_error' | 'network_abnormal' | undefined>(undefined);

/** Whether no server has answered: the status is 0, or that of a proxy whose server is not there. */
export function isUnreached(status: number | undefined): boolean {
  return status === 0 || status === 502 || status === 504;
}

/** Whether a call may go well in a moment: the server is busy, starting or stopping, or it was asked too often. */
export function isBusy(status: number | undefined): boolean {
  return status === 503 || status === 429;
}

/** Whether a record or list is to be asked for again: react-admin gives some up at the first failure. */
export function retryUnreached(_count: number, { status }: Partial<HttpError>): boolean {
  return isUnreached(status);
}

/** Sends a request, and notes whether it reached the server and what time it is there. */
export async function noticingFetch(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    notice(!isUnreached(answer.status));
    hearServerTime(answer);
    return answer;
  } catch (error) {
    // What was given up says nothing of the way.
    if (!request.signal.aborted) notice(false);
    throw error;
  }
}

/** Follows what the device itself knows of its network. */
export function followNetwork(window: Window): void {
  window.addEventListener('offline', () => notice(false));
  window.addEventListener('online', () => away.get() && void isReached());
  if (window.navigator.onLine === false) notice(false);
}

/** Does something once the server that is away is reached; answers a way to wait no longer. */
function onceReached(work: () => void): () => void {
  const stop = away.subscribe(() => {
    if (away.get()) return;
    stop();
    work();
  });
  return stop;
}

/** Resolves once the server is reached, at once where nobody has noticed that it is away. */
function untilReached(): Promise<void> {
  return new Promise((resolve) => {
    if (away.get()) onceReached(resolve);
    else resolve();
  });
}

/**
 * Does something again where it may go well then: once the server that is away is back, in a while if it is busy.
 * @returns a way to wait no longer
 */
export function againWhenBetter({ status }: Failure, work: () => void): () => void {
  if (away.get()) return onceReached(work);
  if (!isBusy(status)) return () => undefined;
  const pause = setTimeout(work, busyMs);
  return () => clearTimeout(pause);
}

/**
 * Brings a part of the program that is to be drawn now, once the server is there; a network that was away for a moment may
 * be back before anybody asks. Some browsers remember that they could not get a file and do not ask for it again: there
 * the page is reloaded.
 * @throws what `load` does where the server has been there all the time
 */
export async function bringWhenReached<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    const wasAway = away.get() !== undefined || !(await isReached());
    await untilReached();
    return load().catch((error: unknown) => {
      if (!wasAway) throw error;
      window.location.reload();
      return new Promise<never>(() => undefined);
    });
  }
}

/**
 * Reads something that somebody pressed for once the server is there, and from its beginning again where it went away
 * meanwhile: the press is not to be repeated. The server is asked for before, since most browsers remember which part of
 * the program they could not get, and have it only in a new page.
 * @throws what `read` does for any other reason, or twice while the server is there
 */
export async function readWhenReached<Read>(read: () => Promise<Read>): Promise<Read> {
  for (let failed = 0; ; failed += 1) {
    if (!(await isReached())) {
      await untilReached();
      failed = 0;
    }
    try {
      return await read();
    } catch (error) {
      if (failed > 0 || !isUnreached((error as Partial<HttpError>).status)) throw error;
    }
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

function notice(reached: boolean): void {
  clearTimeout(timer);
  away.set(reached ? undefined : lostConnection());
  if (!reached) timer = setTimeout(isReached, lookMs);
}

/** Asks the server whether it is there, and notes it. */
export async function isReached(): Promise<boolean> {
  return isThere(await askHealth());
}

/**
 * Asks a server again and again that starts or cannot read its data, until it can work; of one that can all the time
 * nothing is heard.
 * @param onWait hears that it cannot
 * @param onReady hears that it can again
 * @returns a way to wait no longer
 */
export function waitUntilReady(onWait: () => void, onReady: () => void): () => void {
  let waits = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const look = async () => {
    const answer = await askHealth();
    if (ended) return;
    const ready = isThere(answer) && !isBusy(answer?.status);
    if (ready && waits) onReady();
    if (ready) return;
    waits = true;
    onWait();
    timer = setTimeout(look, busyMs);
  };
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

function askHealth(): Promise<Response | undefined> {
  return fetch(operations.getHealth.path, { cache: 'no-store' }).catch(() => undefined);
}

function isThere(answer: Response | undefined): boolean {
  const reached = answer !== undefined && !isUnreached(answer.status);
  notice(reached);
  return reached;
}
