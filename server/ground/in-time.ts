/** Work that cannot be stopped, such as the resolver of names: nobody waits for it longer than the signal lasts. */
export function inTime<A>(work: Promise<A>, signal: AbortSignal): Promise<A> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  // A listener that stayed would keep what the work gave for as long as the signal is there.
  return Promise.race([work, late]).finally(() => signal.removeEventListener('abort', onAbort));
}
