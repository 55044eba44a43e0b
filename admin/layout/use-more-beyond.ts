import { type RefObject, useEffect, useRef, useState } from 'react';
import { limits } from '#generated/limits.ts';
import { throttled } from './throttled.ts';

export type Side = 'left' | 'right' | 'up' | 'down';

/** The sides at which more of an element's content lies than is seen. */
export function useMoreBeyond<Place extends HTMLElement>(): [RefObject<Place | null>, readonly Side[]] {
  const place = useRef<Place>(null);
  const [sides, setSides] = useState<readonly Side[]>([]);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = throttled(() => {
      const found = sidesOf(element);
      setSides((before) => (before.join() === found.join() ? before : found));
    }, limits.tableScrollMs);
    const sized = new ResizeObserver(look);
    for (const one of [element, ...element.children]) sized.observe(one);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener('scroll', look);
      look.cancel();
    };
  }, []);
  return [place, sides];
}

/** A pixel is left out: zoomed pages scroll by parts of one. */
function sidesOf({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }: Element): Side[] {
  const beyond: Record<Side, boolean> = {
    left: scrollLeft > 1,
    right: scrollLeft + clientWidth < scrollWidth - 1,
    up: scrollTop > 1,
    down: scrollTop + clientHeight < scrollHeight - 1,
  };
  return (Object.keys(beyond) as Side[]).filter((side) => beyond[side]);
}
