import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button of a part of the desk on which the keyboard was last; of none where the focus went elsewhere, or the last
 * press was a pointer's: a mouse leaves no visible focus on a button, and its press is followed by the space bar for Next.
 * @param part what holds the buttons
 */
export function useKeyFocus(part: RefObject<HTMLElement | null>): RefObject<HTMLElement | undefined> {
  const had = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const isOurs = target instanceof HTMLElement && part.current?.contains(target);
      had.current = isOurs && target.matches('button:focus-visible') ? target : undefined;
    };
    const forget = () => {
      had.current = undefined;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', forget);
    };
  }, [part]);
  return had;
}
