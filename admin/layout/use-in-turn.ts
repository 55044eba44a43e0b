import { useRef } from 'react';

/**
 * Does what is pressed one after the other, for a person is faster than the server; the same pressed again before it is
 * done is ignored.
 * @returns takes what names the press, and what it does
 */
export function useInTurn(): (name: string, work: () => Promise<void>) => Promise<void> {
  const names = useRef(new Set<string>());
  const last = useRef<Promise<void>>(Promise.resolve());
  return (name, work) => {
    if (names.current.has(name)) return Promise.resolve();
    names.current.add(name);
    const done = last.current.then(work).finally(() => names.current.delete(name));
    last.current = done.catch(() => undefined);
    return done;
  };
}
