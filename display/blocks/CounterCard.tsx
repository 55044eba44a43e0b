import type { ReactNode } from 'react';
import { limits } from '#generated/limits.ts';
import type { ViewCounter } from '#generated/shapes.ts';
import { CallNumber } from '../screen/CallNumber.tsx';
import { FitText } from '../screen/FitText.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { numberless, numberlessTone } from '../screen/service-text.ts';
import { useRecent } from '../screen/use-recent.ts';

interface CounterCardProps {
  counter: ViewCounter;
  data: ScreenData;
  /** All in vmin. */
  width: number;
  height: number;
  left: number;
  top: number;
}

/** At which a called number is read across a hall (12 mm of height per metre), in vmin; in low cards it takes more of them. */
const calledSize = 12.6;

/** Inside of a card, left and right together, in vmin. */
const padding = 5;

/** A counter and its number; yellow while its call is new, receding while it is closed. */
export function CounterCard({ counter, data, width, height, left, top }: CounterCardProps): ReactNode {
  const called = useRecent(counter.current === '' ? undefined : counter.calledAt, limits.callHighlightSeconds);
  const away = numberless(counter, data.word);
  const closed = counter.service === 'unlogin' || counter.service === 'noData';
  const inside = width - padding;
  const name = Math.max(data.screen.least, Math.min(height * 0.3, (inside * 0.46) / 4.8, 6));
  const state = closed ? 'card-closed' : called && away === '' ? 'card-called' : '';
  return (
    <div
      className={`card ${state}`}
      style={{ width: `${width}vmin`, height: `${height}vmin`, marginLeft: `${left}vmin`, marginTop: `${top}vmin` }}
    >
      <div className="card-name" style={{ width: `${inside * 0.46}vmin` }}>
        <FitText text={counter.name} width={inside * 0.46} size={name} weight={700} />
      </div>
      <div className="card-number" style={{ width: `${inside * 0.5}vmin` }}>
        {away !== '' ? (
          <FitText
            className={numberlessTone(counter)}
            text={away}
            width={inside * 0.5}
            size={name * 0.85}
            weight={700}
          />
        ) : (
          <CallNumber
            text={counter.current}
            mark={counter.mark}
            seq={counter.calledSeq}
            calledAt={counter.calledAt}
            width={inside * 0.5}
            size={Math.max(height * 0.76, Math.min(calledSize, height * 0.86))}
          />
        )}
      </div>
    </div>
  );
}
