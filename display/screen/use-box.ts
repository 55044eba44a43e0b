import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Box {
  /** In vmin; 0 before the first measure. */
  width: number;
  height: number;
}

const measures: (() => void)[] = [];

/** Has every box measured again: something beside them came, went or has another size. */
export function rearrange(): void {
  for (const measure of measures.slice()) measure();
}

window.addEventListener('resize', rearrange);

/**
 * The inner size of an element, measured once, and when something beside it came or went. Its parts stand in shares of
 * the picture, not by what is in them.
 * @param own measured after each drawing of its own: something in the same block gives or takes space
 */
export function useBox(own = false): [RefObject<HTMLDivElement | null>, Box] {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  const held = useRef(box);
  const measured = useRef<HTMLDivElement | null>(null);
  const measure = () => {
    const element = ref.current;
    measured.current = element;
    if (!element) return;
    const vmin = Math.min(window.innerWidth, window.innerHeight) / 100;
    const width = element.clientWidth / vmin;
    const height = element.clientHeight / vmin;
    if (Math.abs(width - held.current.width) <= 0.05 && Math.abs(height - held.current.height) <= 0.05) return;
    held.current = { width, height };
    setBox(held.current);
  };
  useLayoutEffect(() => {
    // To measure costs a style and a layout.
    if (own || ref.current !== measured.current) measure();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it measures by is in references
  useLayoutEffect(() => {
    measures.push(measure);
    return () => {
      measures.splice(measures.indexOf(measure), 1);
    };
  }, []);
  return [ref, box];
}
