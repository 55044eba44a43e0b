import type { ReactNode } from 'react';
import type { ViewGroup } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { useBox } from '../screen/use-box.ts';
import { listAt, valueAt } from '../text/value-at.ts';
import { GroupColumn } from './GroupColumn.tsx';

/** One group alone, or one of a row of them, which are all drawn alike. */
export function OneGroup({ block, data }: BlockProps<'groupColumn'>): ReactNode {
  const [ref, box] = useBox();
  const group = valueAt(data, block.group) as ViewGroup | undefined;
  const next = Number((block.next && valueAt(data, block.next)) || 0);
  return (
    <div ref={ref} className="board">
      {group && box.width > 0 && (
        <GroupColumn
          group={group}
          data={data}
          width={box.width}
          height={box.height}
          next={next}
          alike={block.group === 'item' ? listAt<ViewGroup>(data, 'groups') : [group]}
          head
        />
      )}
    </div>
  );
}
