import { useEffect, useRef } from 'react';

/**
 * Whether the page or dialog is still there: an answer may come once somebody has gone on, and must not lead away from, or
 * close, what they are at by then.
 */
export function useStillHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useRef(() => here.current).current;
}
