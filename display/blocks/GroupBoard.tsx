import type { ReactNode } from 'react';
import type { ViewGroup } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { PageDots } from '../screen/PageDots.tsx';
import { useBox } from '../screen/use-box.ts';
import { usePages } from '../screen/use-pages.ts';
import { listAt, valueAt } from '../text/value-at.ts';
import { GroupColumn } from './GroupColumn.tsx';
import { GroupTabs } from './GroupTabs.tsx';

const space = 3.4;
const footHeight = 2;
const tabsHeight = 8;
/** A group needs this width in vmin to be read; more of them take turns. */
const leastWidth = 42;
const leastHeight = 36;

/** Groups beside each other, on a portrait screen over each other; in each a card per counter. */
export function GroupBoard({ block, data }: BlockProps<'groupBoard'>): ReactNode {
  const [ref, box] = useBox();
  const groups = listAt<ViewGroup>(data, block.path);
  const { portrait } = data.screen;
  const most = Math.max(1, Math.floor(portrait ? box.height / leastHeight : box.width / leastWidth));
  const perPage = Number(block.columns && valueAt(data, block.columns)) || block.perPage;
  const fitting = Math.min(most, perPage || most);
  const pages = usePages(groups, fitting, data.panel.carouselSeconds, ({ counterGid }) =>
    groups.map(({ counters }) => counters.some(({ gid }) => gid === counterGid)).indexOf(true),
  );
  const shown = pages.shown.length;
  const turning = pages.count > 1;
  const tabs = turning && perPage === 1;
  const foot = tabs ? tabsHeight : turning ? footHeight : 0;
  const width = portrait ? box.width : (box.width - space * (shown - 1)) / shown;
  const height = portrait ? (box.height - foot - space * (shown - 1)) / shown : box.height - foot;
  return (
    <div ref={ref} className="board">
      {tabs && box.width > 0 && (
        <GroupTabs
          groups={groups}
          page={pages.page}
          word={data.word}
          width={box.width}
          height={tabsHeight}
          least={data.screen.least}
        />
      )}
      <div className={portrait ? 'box box-column' : 'box box-row'} style={{ '--space': `${space}vmin` } as object}>
        {box.width > 0 &&
          pages.shown.map((group) => (
            <GroupColumn
              key={group.gid}
              group={group}
              data={data}
              width={width}
              height={height}
              head={!tabs}
              alike={groups}
              large={block.large}
              next={Number((block.next && valueAt(data, block.next)) || 0)}
            />
          ))}
        {box.width > 0 && groups.length === 0 && <div className="empty">{data.word('noGroups')}</div>}
      </div>
      {!tabs && <PageDots page={pages.page} count={pages.count} />}
    </div>
  );
}
