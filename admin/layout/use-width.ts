import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element, CSS pixels, as it is now; `first` before it is known. */
export function useWidth<Place extends Element>(first: number): [RefObject<Place | null>, number] {
  const place = useRef<Place>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (!place.current) return;
    const seen = new ResizeObserver(([entry]) => entry && setWidth(Math.max(120, entry.contentRect.width)));
    seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  return [place, width];
}
