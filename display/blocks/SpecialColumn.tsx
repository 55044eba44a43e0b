import type { ReactNode } from 'react';
import type { ViewList } from '#generated/shapes.ts';
import { CountedText } from '../screen/CountedText.tsx';
import { FitText } from '../screen/FitText.tsx';
import { LabelChips } from '../screen/LabelChips.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import type { ListColumn } from './cell-text.ts';
import { PagedPeople } from './PagedPeople.tsx';
import { passedHint } from './passed-hint.ts';

interface SpecialColumnProps {
  list: ViewList;
  /** The lists beside it and itself: they are drawn alike. */
  alike: readonly ViewList[];
  data: ScreenData;
  /** In vmin. */
  width: number;
  height: number;
  hidden: ListColumn[];
}

const titleHeight = 12;

/** One special list: what it is, how many are on it, and who, each with the room. */
export function SpecialColumn({ list, alike, data, width, height, hidden }: SpecialColumnProps): ReactNode {
  const { panel, word } = data;
  const { label, status, people } = list;
  const wide = width * 0.66;
  return (
    <div className="appointments" style={{ width: `${width}vmin`, height: `${height}vmin` }}>
      <div className="card appointments-room" style={{ height: `${titleHeight}vmin` }}>
        <div style={{ width: `${wide}vmin` }}>
          {label ? (
            <LabelChips labels={[label]} width={wide} size={5} />
          ) : (
            <FitText text={word(`status.${status}`)} width={wide} size={4.6} weight={800} />
          )}
          {status === 'passed' && (
            <FitText className="muted" text={word(passedHint(data.counters))} width={wide} size={2.9} />
          )}
        </div>
        <CountedText text="{{count}}" count={people.length} size={3.2} />
      </div>
      <PagedPeople
        people={people}
        alike={alike.map((one) => one.people.length)}
        data={data}
        columns={['number', 'room', ...panel.columns.filter((name) => name !== 'number')]}
        hidden={status ? hidden.concat('status') : hidden}
        width={width}
        height={height - titleHeight}
      />
    </div>
  );
}
