import type { ReactNode } from 'react';
import type { ViewCall, ViewCounter } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { CallNumber } from '../screen/CallNumber.tsx';
import { FitText } from '../screen/FitText.tsx';
import { numberlessTone, serviceText } from '../screen/service-text.ts';
import { useBox } from '../screen/use-box.ts';
import { fitText } from '../text/fit-text.ts';
import { fillTemplate } from '../text/template.ts';
import { measureIn } from '../text/text-width.ts';
import { valueAt } from '../text/value-at.ts';

/** Of a line of text, with air, in em. */
const lineHeight = 1.5;

/** Of a number: its figures are lower than its line. */
const numberHeight = 0.92;

/** The one yellow card: who is called, and where to. Grey while nobody is, and while the counter pauses. */
export function CalledCard({ block, data }: BlockProps<'calledCard'>): ReactNode {
  const [ref, box] = useBox();
  const text = (template: string | undefined) => fillTemplate(template || '', data, data.word);
  const counter = (block.counter && valueAt(data, block.counter)) as ViewCounter | null | undefined;
  const away = counter ? serviceText(counter, data.word) : '';
  const number = away === '' ? text(block.number) : '';
  const call = callOf(valueAt(data, block.call) as ViewCall | ViewCounter | null);
  const line = text(block.line);
  const headline = Math.min(4.6, box.height * 0.12);
  const foot = line ? Math.min(6, box.height * 0.15) : 0;
  const fitted = fitText(line, measureIn(700), box.width, foot, true);

  if (number === '') {
    const hint = away ? counter?.pauseText : data.word('idleHint');
    return (
      <div className="called-card called-card-idle">
        <div ref={ref} className="called-card-inside">
          {box.width > 0 && (
            <FitText
              className={counter && away ? numberlessTone(counter) : ''}
              text={away || text(block.idle)}
              width={box.width}
              size={Math.min(10, box.height * 0.2)}
              weight={700}
            />
          )}
          {box.width > 0 && hint && (
            <FitText
              className={away ? '' : 'muted'}
              text={hint}
              width={box.width}
              size={Math.min(away ? 6 : 4, box.height * 0.12)}
              twoLines={false}
            />
          )}
        </div>
      </div>
    );
  }
  return (
    <div className={block.centered ? 'called-card called-card-middle' : 'called-card'}>
      <div ref={ref} className="called-card-inside">
        {box.width > 0 && <FitText text={text(block.headline)} width={box.width} size={headline} weight={700} />}
        <div className="called-card-number">
          <CallNumber
            text={number}
            mark={call.mark}
            seq={call.seq}
            calledAt={call.at}
            width={box.width}
            size={(box.height - headline * lineHeight - fitted.size * fitted.lines * lineHeight) / numberHeight}
          />
        </div>
        {foot > 0 && <FitText text={line} width={box.width} size={foot} weight={700} />}
      </div>
    </div>
  );
}

/** A call, or the last call of a counter. */
function callOf(source: ViewCall | ViewCounter | null): {
  seq: number;
  at: number | undefined;
  mark?: string | undefined;
} {
  if (!source) return { seq: 0, at: undefined };
  const { mark } = source;
  return 'calledSeq' in source
    ? { seq: source.calledSeq, at: source.calledAt, mark }
    : { seq: source.seq, at: source.at, mark };
}
