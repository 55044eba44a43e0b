import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { textWidth } from '../text/text-width.ts';
import { serverNow } from '../time/server-clock.ts';
import { useRecent } from './use-recent.ts';

interface CallNumberProps {
  text: string;
  /** Of its queue, in small before it, where that has one. */
  mark?: string | undefined;
  /** Sequence number of its call: another one flashes again, also for the same number. */
  seq: number;
  calledAt: number | undefined;
  /** Space it has, in vmin. */
  width: number;
  size: number;
}

const weight = 800;
/** In em, as in look/text.css, with air. */
const markSize = 0.58;
/** A call that is drawn later than this is news to nobody. */
const newsMs = 5000;
/** Five flashes, a second from one to the next; half of each is dark. */
const flashSeconds = 4.5;
/**
 * Dark for longer than it is left there: a movement that comes to its end wakes the main thread in five frames, one that is
 * taken away while something else is drawn in none.
 */
const movement = { opacity: [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
/** In steps as a whole: what moves evenly is computed again in every frame of the page, seen or not. */
const inSteps = { duration: 12000, easing: 'steps(24)' };
/** Nobody sees it end, so it waits for the next drawing for nearly as long as it is dark. */
const unseenEndMs = 5000;
/** It begins before the frame that shows it, so that no frame after that one has to find out when it began. */
const earlierMs = 50;

/**
 * A called number: tabular, as large as asked for if it fits, with a frame that flashes at 1 Hz five times when it is new.
 * The frame is there from the start, unseen, on a layer of its own, and remains: nothing is drawn when it has flashed.
 */
export function CallNumber({ text, mark, seq, calledAt, width, size }: CallNumberProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a call flashes once, whatever else changes
  const drawnAt = useMemo(() => (calledAt && serverNow() < calledAt + newsMs ? serverNow() : undefined), [seq]);
  const flashes = useRecent(drawnAt, flashSeconds, unseenEndMs);
  const frame = useRef<HTMLElement & { flashing?: Animation }>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another call flashes anew
  useLayoutEffect(() => {
    const element = frame.current!;
    const { flashing } = element;
    if (flashes) {
      // One that still runs is not cancelled first: that costs more than all else here.
      if (flashing) flashing.play();
      else element.flashing = element.animate(movement, inSteps);
      element.flashing!.startTime = performance.now() - earlierMs;
    } else if (flashing) flashing.cancel();
  }, [seq, flashes]);
  const fitting = width / Math.max(0.5, textWidth(text, weight) + (mark ? textWidth(mark, weight) * markSize : 0));
  return (
    <div className="number call-number" style={{ fontSize: `${Math.min(size, fitting)}vmin` }}>
      <span className="framed">
        <i ref={frame} />
        {mark && <small>{mark}</small>}
        {text}
      </span>
    </div>
  );
}
