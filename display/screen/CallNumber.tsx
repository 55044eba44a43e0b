import type { ReactNode } from 'react';
import { textWidth } from '../text/text-width.ts';
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
/** Five flashes of a second; a call that was drawn later than this is news to nobody. */
const flashSeconds = 5;

/** A called number: tabular, as large as asked for if it fits, with a frame that flashes at 1 Hz five times when it is new. */
export function CallNumber({ text, mark, seq, calledAt, width, size }: CallNumberProps): ReactNode {
  const flashing = useRecent(calledAt, flashSeconds);
  const fitting = width / Math.max(0.5, textWidth(text, weight) + (mark ? textWidth(mark, weight) * markSize : 0));
  return (
    <div className="number call-number" style={{ fontSize: `${Math.min(size, fitting)}vmin` }}>
      <span key={seq} className={flashing ? 'flash' : ''}>
        {mark && <small>{mark}</small>}
        {text}
      </span>
    </div>
  );
}
