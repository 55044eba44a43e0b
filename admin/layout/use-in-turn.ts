import { useRef } from 'react';

/**
 * Does what is pressed one after the other, for a person is faster than the server; the same pressed again before it is
 * done is ignored.
 * @returns takes what names the press and what it does; answers undefined where it was ignored
 */
export function useInTurn<Done>(): (name: string, work: () => Promise<Done>) => Promise<Done | undefined> {
  const names = useRef(new Set<string>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (name, work) => {
    if (names.current.has(name)) return Promise.resolve(undefined);
    names.current.add(name);
    const done = last.current.then(work).finally(() => names.current.delete(name));
    last.current = done.catch(() => undefined);
    return done;
  };
}
