import type { ReactNode } from 'react';
import type { ViewList } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { listAt } from '../text/value-at.ts';
import { Columns } from './Columns.tsx';
import { hiddenColumns } from './person-columns.ts';
import { SpecialColumn } from './SpecialColumn.tsx';

/** Special lists beside each other; those that do not fit take turns, and one without anybody is left out. */
export function ListBoard({ block, data }: BlockProps<'listBoard'>): ReactNode {
  const hidden = hiddenColumns(block, data);
  return (
    <Columns
      items={listAt<ViewList>(data, block.path).filter(({ people }) => people.length > 0)}
      data={data}
      empty={data.word('nobodyListed')}
      draw={(list, width, height, alike) => (
        <SpecialColumn
          key={list.status || list.label?.text}
          list={list}
          alike={alike}
          data={data}
          width={width}
          height={height}
          hidden={hidden}
        />
      )}
    />
  );
}
