import { CallFailure, lostConnection, ownFailure } from './call-failure.ts';

/**
 * Runs `work` with a signal that fires after `ms` or when the caller's own signal does, and turns what then goes
 * wrong into the client's own codes: timeout, aborted, or network_error (network_abnormal
 * where the device itself has no network) for all else that never became an answer.
 */
export async function withTimeLimit<Result>(
  ms: number,
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  let abort = () => limit.abort();
  // What cannot be given up, as requests of engines before Chromium 66, is waited for no longer.
  const over = new Promise<never>((_, reject) => {
    abort = () => {
      limit.abort();
      reject(new Error('given up'));
    };
  });
  const timer = setTimeout(abort, ms);
  if (given?.aborted) abort();
  given?.addEventListener('abort', abort);
  try {
    return await Promise.race([work(limit.signal), over]);
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    if (given?.aborted) throw ownFailure('aborted');
    throw ownFailure(limit.signal.aborted ? 'timeout' : lostConnection());
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', abort);
  }
}
