import type { ReactNode } from 'react';
import { limits } from '#generated/limits.ts';
import type { ViewCounter, ViewPerson } from '#generated/shapes.ts';
import { CallNumber } from '../screen/CallNumber.tsx';
import { FitText } from '../screen/FitText.tsx';
import { Labels } from '../screen/Labels.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { serviceText } from '../screen/service-text.ts';
import { useRecent } from '../screen/use-recent.ts';
import type { Column } from './table-columns.ts';

interface CounterRowProps {
  counter: ViewCounter;
  data: ScreenData;
  columns: Column[];
  /** In vmin. */
  height: number;
  next: number;
  passed: boolean;
}

/** Inside of a cell, in vmin. */
const padding = 2.4;

/** One room: its name and department, its doctor, its number, who is next. */
export function CounterRow({ counter, data, columns, height, next, passed }: CounterRowProps): ReactNode {
  const called = useRecent(counter.current === '' ? undefined : counter.calledAt, limits.callHighlightSeconds);
  const [who = 0, doctor = 0, number = 0, queue = 0] = columns.map(({ width }) => width - padding);
  const main = between(data.screen.least, Math.min(height * 0.33, who / 5), 7);
  const small = Math.min(main, between(data.screen.least, height * 0.22, 4.2));
  const away = serviceText(counter, data.word);
  const closed = counter.service === 'unlogin' || counter.service === 'noData';
  return (
    <div
      className={`row ${called ? 'row-called' : ''} ${closed ? 'row-closed' : ''}`}
      style={{ height: `${height}vmin` }}
    >
      <Cell column={columns[0]}>
        <FitText text={counter.name} width={who} size={main} height={height * 0.54} weight={700} />
        {counter.department && (
          <FitText className="muted" text={counter.department} width={who} size={small} height={height * 0.42} />
        )}
      </Cell>
      <Cell column={columns[1]}>
        <FitText text={counter.doctor || ''} width={doctor} size={Math.min(main * 0.9, doctor / 4)} weight={700} />
      </Cell>
      <Cell column={columns[2]}>
        {away !== '' ? (
          <FitText
            className={closed ? 'muted' : 'tone-attention'}
            text={away}
            width={number}
            size={Math.min(main * 0.9, number / 4.2)}
            weight={700}
          />
        ) : (
          <CallNumber
            text={counter.current || '—'}
            seq={counter.calledSeq}
            calledAt={counter.calledAt}
            width={number}
            size={between(data.screen.least * 2, height * 0.7, 18)}
          />
        )}
      </Cell>
      <Cell column={columns[3]}>
        {next > 0 && (
          <Labels
            labels={labelsOf(counter.next.slice(0, next))}
            width={queue}
            size={main * 0.92}
            least={data.screen.least}
          />
        )}
        {passed && counter.passed.length > 0 && (
          <Labels
            className="muted"
            lead={data.word('passed')}
            labels={labelsOf(counter.passed)}
            width={queue}
            size={small}
            least={data.screen.least}
          />
        )}
      </Cell>
    </div>
  );
}

function Cell({ column, children }: { column: Column | undefined; children: ReactNode }): ReactNode {
  if (!column || column.width === 0) return null;
  return (
    <div className={`cell cell-${column.name}`} style={{ width: `${column.width}vmin` }}>
      {children}
    </div>
  );
}

function labelsOf(people: ViewPerson[]): string[] {
  return people.map(({ label }) => label);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
