/** Work that cannot be stopped, such as the resolver of names: nobody waits for it longer than the signal lasts. */
export function inTime<A>(work: Promise<A>, signal: AbortSignal): Promise<A> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, late]);
}
