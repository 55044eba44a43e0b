import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Box {
  /** In vmin; 0 before the first measure. */
  width: number;
  height: number;
}

/** The inner size of an element, measured after each drawing: what surrounds it may have come or gone. */
export function useBox(): [RefObject<HTMLDivElement | null>, Box] {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const vmin = Math.min(window.innerWidth, window.innerHeight) / 100;
    const width = element.clientWidth / vmin;
    const height = element.clientHeight / vmin;
    if (Math.abs(width - box.width) > 0.05 || Math.abs(height - box.height) > 0.05) setBox({ width, height });
  });
  return [ref, box];
}
