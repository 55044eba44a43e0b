import type { ReactNode } from 'react';
import type { ViewPerson } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { useBox } from '../screen/use-box.ts';
import { listAt, valueAt } from '../text/value-at.ts';
import { NumberGrid } from './NumberGrid.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { hiddenColumns, personColumns } from './person-columns.ts';

const headHeight = 4.8;

/** Who is next, in the panel's columns. Numbers alone stand beside each other, and larger. */
export function WaitingList({ block, data }: BlockProps<'waitingList'>): ReactNode {
  const [ref, box] = useBox();
  const { least } = data.screen;
  const { word, panel } = data;
  const wanted = Number((block.limit && valueAt(data, block.limit)) || 0);
  const all = listAt<ViewPerson>(data, block.path).slice(0, wanted);
  const columns = personColumns(panel.columns, all, box.width, hiddenColumns(block, data), data);
  const bare = columns.length < 2;
  const space = box.height - headHeight;
  const usual = Math.min(all.length, Math.max(1, Math.floor(space / (least * 1.9))));
  const height = (Math.min(space / Math.max(usual, 3), 12) * panel.rowHeight) / 100;
  const people = all.slice(0, Math.max(1, Math.floor(space / Math.max(height, least * 1.14) + 0.01)));
  if (wanted === 0) return null;
  if (box.width > 0 && people.length > 0 && !bare) {
    return (
      <div ref={ref} className="people">
        <PeopleTable people={people} columns={columns} data={data} head={headHeight} height={height} />
      </div>
    );
  }
  return (
    <div ref={ref} className="people">
      <div className="list-head" style={{ height: `${headHeight}vmin`, fontSize: `${least}vmin` }}>
        {word('next')}
      </div>
      {box.width > 0 && people.length > 0 && (
        <NumberGrid labels={all.map(({ label }) => label)} width={box.width} height={space} least={least} />
      )}
      {box.width > 0 && people.length === 0 && <div className="empty">{word('nobodyWaits')}</div>}
    </div>
  );
}
