import { type ReactNode, useState } from 'react';
import type { ViewCounter } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { PageDots } from '../screen/PageDots.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { useBox } from '../screen/use-box.ts';
import { usePages } from '../screen/use-pages.ts';
import { useSlice } from '../screen/use-slice.ts';
import { textWidth } from '../text/text-width.ts';
import { isSet, listAt, valueAt } from '../text/value-at.ts';
import { CounterRow } from './CounterRow.tsx';
import { cellPadding, keepRowSizes, rowTexts } from './row-sizes.ts';
import { type ColumnName, tableColumns, usualColumns } from './table-columns.ts';

const headHeight = 4.6;
const footHeight = 2;
/** A row that is higher falls apart. */
const mostHeight = 80;

/**
 * Rooms, a row each: who, which number, who is next. As many on a page as can be read from the farthest seat. It draws
 * anew when rooms come or go; what happens in a room is for its row.
 */
export function CounterTable({ block }: BlockProps<'counterTable'>): ReactNode {
  const [ref, box] = useBox();
  const counters = (data: ScreenData) => listAt<ViewCounter>(data, block.path);
  const [gids, departments, doctors, examining] = useSlice((data) => {
    const some = (key: 'department' | 'doctor' | 'examining') => counters(data).some((counter) => isSet(counter[key]));
    return [counters(data).map(({ gid }) => gid), some('department'), some('doctor'), some('examining')] as const;
  });
  const [least, most, seconds, word, next, passed] = useSlice((data) => {
    const { screen, panel } = data;
    const count = Number((block.next && valueAt(data, block.next)) || 0);
    const lists = Boolean(block.passed && valueAt(data, block.passed));
    return [screen.least, panel.displayDataLimit, panel.carouselSeconds, data.word, count, lists] as const;
  });
  const has: { [Name in ColumnName]?: boolean } = { department: departments, doctor: doctors, examining };
  const columns = tableColumns(box.width, block.columns || usualColumns, (name) =>
    name === 'next' ? next > 0 || passed : has[name] !== false,
  );
  const roomWidth = columns.reduce((width, one) => (one.name === 'room' ? one.width - cellPadding : width), 0);
  // Below its room a long department takes two lines.
  const deep = useSlice((data) =>
    counters(data).some(({ department = '' }) => textWidth(department, 400) * least > roomWidth),
  );
  // A row holds two lines of the least size with air around them.
  const rows = (height: number, lines = 2.75) => Math.max(1, Math.min(most, Math.floor(height / (least * lines))));
  const bare = box.height - headHeight;
  const paged = gids.length > rows(bare);
  const space = paged ? bare - footHeight : bare;
  // Where pages turn anyway, there are fewer rows on each rather than texts that nobody can read.
  const three = paged && deep && columns.every(({ name }) => name !== 'department');
  const pages = usePages(gids, rows(space, three ? 3.4 : undefined), seconds, ({ counterGid }) =>
    gids.indexOf(counterGid),
  );
  const height = Math.min(space / pages.perPage, mostHeight);
  const [sizesFor] = useState(keepRowSizes);
  const sizes = useSlice((data) => {
    const shown = counters(data).filter(({ gid }) => pages.shown.indexOf(gid) >= 0);
    return sizesFor(columns, rowTexts(shown, data.word), height, least);
  });
  const heads: { [Name in ColumnName]?: string } = {
    room: departments || doctors ? 'room' : 'counter',
    number: 'currentNumber',
    next: passed ? (next > 0 ? 'nextAndPassed' : 'passed') : 'next',
  };
  const headSize = columns.reduce(
    (size, { name, width }) => Math.min(size, (width - cellPadding) / textWidth(word(heads[name] || name), 400)),
    least,
  );

  return (
    <div ref={ref} className="table">
      {box.width > 0 && gids.length > 0 && (
        <div className="table-head" style={{ height: `${headHeight}vmin`, fontSize: `${headSize}vmin` }}>
          {columns.map(({ name, width }) => (
            <div key={name} className={`cell cell-${name}`} style={{ width: `${width}vmin` }}>
              {word(heads[name] || name)}
            </div>
          ))}
        </div>
      )}
      {box.width > 0 &&
        pages.shown.map((gid) => (
          <CounterRow
            key={gid}
            gid={gid}
            path={block.path}
            columns={columns}
            height={height}
            sizes={sizes}
            next={next}
            passed={passed}
          />
        ))}
      {box.width > 0 && gids.length === 0 && <div className="empty">{word('noCounters')}</div>}
      <PageDots page={pages.page} count={pages.count} />
    </div>
  );
}
