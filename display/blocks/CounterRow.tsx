import type { ReactNode } from 'react';
import { limits } from '#generated/limits.ts';
import type { ViewCounter, ViewPerson } from '#generated/shapes.ts';
import { CallNumber } from '../screen/CallNumber.tsx';
import { FitText } from '../screen/FitText.tsx';
import { Labels } from '../screen/Labels.tsx';
import { numberless, numberlessTone } from '../screen/service-text.ts';
import { useRecent } from '../screen/use-recent.ts';
import { useSlice } from '../screen/use-slice.ts';
import { listAt } from '../text/value-at.ts';
import type { Word } from '../text/words.ts';
import type { Column } from './table-columns.ts';

interface CounterRowProps {
  gid: string;
  /** Where it is among the data. */
  path: string;
  columns: Column[];
  /** In vmin. */
  height: number;
  next: number;
  passed: boolean;
}

/** Inside of a cell, in vmin. */
const padding = 2.4;

/** One room: its name and department, its doctor, its number, who is next. */
export function CounterRow(props: CounterRowProps): ReactNode {
  const { gid, path, columns, height } = props;
  const counter = useSlice((data) => listAt<ViewCounter>(data, path).filter((one) => one.gid === gid)[0]);
  const [least, word] = useSlice((data) => [data.screen.least, data.word] as const);
  const calledAt = counter && counter.current !== '' ? counter.calledAt : undefined;
  const called = useRecent(calledAt, limits.callHighlightSeconds);
  if (!counter) return null;
  return (
    <div
      className={`row ${called ? 'row-called' : ''} ${isClosed(counter) ? 'row-closed' : ''}`}
      style={{ height: `${height}vmin` }}
    >
      {columns.map((column) => (
        <div key={column.name} className={`cell cell-${column.name}`} style={{ width: `${column.width}vmin` }}>
          {cell(column, counter, least, word, props)}
        </div>
      ))}
    </div>
  );
}

function cell(
  column: Column,
  counter: ViewCounter,
  least: number,
  word: Word,
  { columns, height, next, passed }: CounterRowProps,
): ReactNode {
  const width = column.width - padding;
  const room = columns.filter(({ name }) => name === 'room')[0] || column;
  const main = between(least, Math.min(height * 0.33, (room.width - padding) / 5), 7);
  const small = Math.min(main, between(least, height * 0.22, 4.2));
  const away = numberless(counter, word);
  switch (column.name) {
    case 'room':
      return (
        <>
          <FitText text={counter.name} width={width} size={main} height={height * 0.54} weight={700} />
          {counter.department && !columns.some(({ name }) => name === 'department') && (
            <FitText className="muted" text={counter.department} width={width} size={small} height={height * 0.42} />
          )}
        </>
      );
    case 'department':
    case 'doctor':
      return (
        <FitText
          text={counter[column.name] || ''}
          width={width}
          size={Math.min(main * 0.9, width / 4)}
          height={height * 0.8}
          weight={700}
        />
      );
    case 'waiting':
      return counter.service === 'noData' ? null : (
        <div className="number waiting" style={{ fontSize: `${main}vmin` }}>
          {counter.waitingCount}
        </div>
      );
    case 'examining':
      return <Labels labels={labelsOf(counter.examining || [])} width={width} size={main * 0.92} least={least} />;
    case 'next':
      return (
        <>
          {next > 0 && (
            <Labels labels={labelsOf(counter.next.slice(0, next))} width={width} size={main * 0.92} least={least} />
          )}
          {passed && counter.passed.length > 0 && (
            <Labels
              className="muted"
              lead={word('passed')}
              labels={labelsOf(counter.passed)}
              width={width}
              size={small}
              least={least}
            />
          )}
        </>
      );
    default:
      return away !== '' ? (
        <FitText
          className={numberlessTone(counter)}
          text={away}
          width={width}
          size={Math.min(main * 0.9, width / 4.2)}
          weight={700}
        />
      ) : (
        <CallNumber
          text={counter.current}
          mark={counter.mark}
          seq={counter.calledSeq}
          calledAt={counter.calledAt}
          width={width}
          size={between(least * 2, height * 0.7, 18)}
        />
      );
  }
}

function isClosed({ service }: ViewCounter): boolean {
  return service === 'unlogin' || service === 'noData';
}

function labelsOf(people: ViewPerson[]): string[] {
  return people.map(({ label }) => label);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
