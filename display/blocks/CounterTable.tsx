import type { ReactNode } from 'react';
import type { ViewCounter } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { PageDots } from '../screen/PageDots.tsx';
import { useBox } from '../screen/use-box.ts';
import { usePages } from '../screen/use-pages.ts';
import { isSet, listAt, valueAt } from '../text/value-at.ts';
import { CounterRow } from './CounterRow.tsx';
import { type ColumnName, tableColumns, usualColumns } from './table-columns.ts';

const headHeight = 4.6;
const footHeight = 2;

/** Rooms, a row each: who, which number, who is next. As many on a page as can be read from the farthest seat. */
export function CounterTable({ block, data }: BlockProps<'counterTable'>): ReactNode {
  const [ref, box] = useBox();
  const counters = listAt<ViewCounter>(data, block.path);
  const { least } = data.screen;
  const { latest, panel, word } = data;
  // A row holds two lines of the least size with air around them.
  const rows = (height: number) => Math.max(1, Math.min(panel.displayDataLimit, Math.floor(height / (least * 2.75))));
  const bare = box.height - headHeight;
  const space = counters.length > rows(bare) ? bare - footHeight : bare;
  const wanted = latest ? counters.map(({ gid }) => gid).indexOf(latest.counterGid) : -1;
  const pages = usePages(counters, rows(space), panel.carouselSeconds, wanted, latest?.seq);
  const next = Number((block.next && valueAt(data, block.next)) || 0);
  const passed = Boolean(block.passed && valueAt(data, block.passed));
  const some = (key: 'department' | 'doctor' | 'examining') => counters.some((counter) => isSet(counter[key]));
  const columns = tableColumns(box.width, block.columns || usualColumns, (name) => {
    if (name === 'next') return next > 0 || passed;
    return name === 'department' || name === 'doctor' || name === 'examining' ? some(name) : true;
  });
  const heads: { [Name in ColumnName]?: string } = {
    room: some('department') || some('doctor') ? 'room' : 'counter',
    number: 'currentNumber',
    next: passed ? (next > 0 ? 'nextAndPassed' : 'passed') : 'next',
  };

  return (
    <div ref={ref} className="table">
      {box.width > 0 && counters.length > 0 && (
        <div className="table-head" style={{ height: `${headHeight}vmin` }}>
          {columns.map(({ name, width }) => (
            <div key={name} className={`cell cell-${name}`} style={{ width: `${width}vmin` }}>
              {word(heads[name] || name)}
            </div>
          ))}
        </div>
      )}
      {box.width > 0 &&
        pages.shown.map((counter) => (
          <CounterRow
            key={counter.gid}
            counter={counter}
            data={data}
            columns={columns}
            height={Math.min(space / pages.perPage, 30)}
            next={next}
            passed={passed}
          />
        ))}
      {box.width > 0 && counters.length === 0 && <div className="empty">{word('noCounters')}</div>}
      <PageDots page={pages.page} count={pages.count} />
    </div>
  );
}
