import type { ReactNode } from 'react';
import { limits } from '#generated/limits.ts';
import type { ViewCounter } from '#generated/shapes.ts';
import { CallNumber } from '../screen/CallNumber.tsx';
import { FitText } from '../screen/FitText.tsx';
import { numberless, numberlessTone } from '../screen/service-text.ts';
import { useRecent } from '../screen/use-recent.ts';
import type { Word } from '../text/words.ts';
import type { CardLook } from './card-look.ts';

interface CounterCardProps {
  counter: ViewCounter;
  word: Word;
  look: CardLook;
  /** All in vmin. */
  width: number;
  height: number;
  left: number;
  top: number;
}

/** A counter and its number; yellow while its call is new, receding while it is closed. */
export function CounterCard({ counter, word, look, width, height, left, top }: CounterCardProps): ReactNode {
  const called = useRecent(counter.current === '' ? undefined : counter.calledAt, limits.callHighlightSeconds);
  const away = numberless(counter, word);
  const closed = counter.service === 'unlogin' || counter.service === 'noData';
  const state = closed ? 'card-closed' : called && away === '' ? 'card-called' : '';
  const tone = numberlessTone(counter);
  return (
    <div
      className={`card ${look.stacked ? 'card-stacked' : ''} ${state}`}
      style={{ width: `${width}vmin`, height: `${height}vmin`, marginLeft: `${left}vmin`, marginTop: `${top}vmin` }}
    >
      <div className="card-name" style={{ width: `${look.nameWidth}vmin` }}>
        <FitText text={counter.name} width={look.nameWidth} size={look.name} weight={700} even />
      </div>
      <div className="card-number" style={{ width: `${look.numberWidth}vmin` }}>
        {away !== '' ? (
          <div className={tone}>
            <FitText text={away} width={look.numberWidth} size={look.away} weight={700} even />
            {counter.pauseShort && (
              <FitText text={counter.pauseShort} width={look.numberWidth} size={look.back} weight={700} even />
            )}
          </div>
        ) : (
          <CallNumber
            text={counter.current}
            mark={counter.mark}
            seq={counter.calledSeq}
            calledAt={counter.calledAt}
            width={look.numberWidth}
            size={look.number}
          />
        )}
      </div>
    </div>
  );
}
