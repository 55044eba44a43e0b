import { type ReactNode, useLayoutEffect } from 'react';
import type { BlockProps } from '../screen/block-props.ts';
import { Clock } from '../screen/Clock.tsx';
import { useBox } from '../screen/use-box.ts';

const least = 1;

/** The time in a place of its own: as large as it is wanted, or as its place has room for. */
export function ClockFace({ block, data }: BlockProps<'clock'>): ReactNode {
  const [ref, box] = useBox();
  const size = block.textSize || 5;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box says when its place has changed
  useLayoutEffect(() => {
    const face = ref.current;
    if (!face) return undefined;
    const fitted = () => fit(face.firstChild as HTMLElement, face, size);
    fitted();
    // With the day and the session its words change.
    const words = new MutationObserver(fitted);
    words.observe(face, { childList: true, characterData: true, subtree: true });
    return () => words.disconnect();
  }, [ref, box, size]);
  return (
    <div ref={ref} className="clock-face">
      <Clock data={data} size={size} date={block.date} session={block.session} />
    </div>
  );
}

/** Makes the clock smaller until all of it is inside. @param size wanted, in vmin */
function fit(clock: HTMLElement, { clientWidth, clientHeight }: HTMLElement, size: number): void {
  for (let tried = size; tried > least; tried *= 0.95) {
    clock.style.fontSize = `${tried}vmin`;
    if (clock.offsetHeight <= clientHeight && clock.scrollWidth <= clientWidth) return;
  }
}
