import { type ReactNode, useRef } from 'react';
import { textWidth } from '../text/text-width.ts';
import { serverNow } from '../time/server-clock.ts';

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

/**
 * A called number: tabular, as large as asked for if it fits, with a frame that flashes at 1 Hz five times when it is new.
 * The frame is there from the start, unseen, on a layer of its own, and remains: nothing is drawn when it has flashed.
 */
export function CallNumber({ text, mark, seq, calledAt, width, size }: CallNumberProps): ReactNode {
  const called = useRef({ seq: -1, turn: 0, flashes: false });
  if (called.current.seq !== seq) {
    const flashes = calledAt !== undefined && serverNow() < calledAt + flashSeconds * 1000;
    // Two names of the same movement: another name lets it begin anew, on the same layer.
    called.current = { seq, turn: 1 - called.current.turn, flashes };
  }
  const { turn, flashes } = called.current;
  const fitting = width / Math.max(0.5, textWidth(text, weight) + (mark ? textWidth(mark, weight) * markSize : 0));
  return (
    <div className="number call-number" style={{ fontSize: `${Math.min(size, fitting)}vmin` }}>
      <span className={flashes ? `framed flash ${turn ? 'again' : ''}` : 'framed'}>
        {mark && <small>{mark}</small>}
        {text}
      </span>
    </div>
  );
}
