import type { ReactNode } from 'react';
import { limits } from '#generated/limits.ts';
import type { ViewCounter, ViewPerson } from '#generated/shapes.ts';
import { CallNumber } from '../screen/CallNumber.tsx';
import { FitText } from '../screen/FitText.tsx';
import { Labels } from '../screen/Labels.tsx';
import { numberless, numberlessTone } from '../screen/service-text.ts';
import { useRecent } from '../screen/use-recent.ts';
import { useSlice } from '../screen/use-slice.ts';
import type { Word } from '../text/words.ts';
import { counterAt } from './counter-at.ts';
import { between, cellPadding, type RowSizes } from './row-sizes.ts';
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
  sizes: RowSizes;
}

/** One room: its name and department, its doctor, its number, who is next. */
export function CounterRow(props: CounterRowProps): ReactNode {
  const { gid, path, columns, height } = props;
  const counter = useSlice((data) => counterAt(data, path, gid));
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
  { columns, height, next, passed, sizes }: CounterRowProps,
): ReactNode {
  const width = column.width - cellPadding;
  const away = numberless(counter, word);
  switch (column.name) {
    case 'room':
      return (
        <>
          <FitText text={counter.name} width={width} size={sizes.room} weight={700} even />
          {counter.secondName && height > sizes.room * 1.4 + sizes.department * 3 && (
            <FitText
              className="muted"
              text={counter.secondName}
              width={width}
              size={sizes.department}
              twoLines={false}
            />
          )}
          {counter.department && !columns.some(({ name }) => name === 'department') && (
            <FitText className="muted" text={counter.department} width={width} size={sizes.department} even />
          )}
        </>
      );
    case 'department':
    case 'doctor':
      return <FitText text={counter[column.name] || ''} width={width} size={sizes[column.name]} weight={700} even />;
    case 'waiting':
      return (
        <div className="number waiting" style={{ fontSize: `${sizes.next}vmin` }}>
          {counter.keepsList && counter.waitingCount}
        </div>
      );
    case 'examining':
      return <Labels labels={labelsOf(counter.examining || [])} width={width} size={sizes.next} least={least} />;
    case 'next':
      return (
        <>
          {next > 0 && (
            <Labels labels={labelsOf(counter.next.slice(0, next))} width={width} size={sizes.next} least={least} />
          )}
          {passed && counter.passed.length > 0 && (
            <Labels
              className="muted"
              lead={word('passed')}
              labels={labelsOf(counter.passed)}
              width={width}
              size={sizes.small}
              least={least}
            />
          )}
        </>
      );
    default:
      return away !== '' ? (
        <>
          <FitText className={numberlessTone(counter)} text={away} width={width} size={sizes.away} weight={700} even />
          {counter.pauseShort && (
            <FitText
              className={numberlessTone(counter)}
              text={counter.pauseShort}
              width={width}
              size={sizes.back}
              weight={700}
              even
            />
          )}
        </>
      ) : (
        <CallNumber
          text={counter.current}
          mark={counter.mark}
          seq={counter.calledSeq}
          calledAt={counter.calledAt}
          width={width}
          size={between(least * 2, height * 0.7, Math.max(18, height * 0.45))}
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
