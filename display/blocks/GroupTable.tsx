import type { ReactNode } from 'react';
import type { ViewGroup } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { CountedText } from '../screen/CountedText.tsx';
import { FitText } from '../screen/FitText.tsx';
import { Labels } from '../screen/Labels.tsx';
import { PageDots } from '../screen/PageDots.tsx';
import { useBox } from '../screen/use-box.ts';
import { usePages } from '../screen/use-pages.ts';
import { groupTitle } from '../text/group-title.ts';
import { sizeForAll } from '../text/size-for-all.ts';
import { measureIn } from '../text/text-width.ts';
import { listAt, valueAt } from '../text/value-at.ts';

const footHeight = 2;

/** A row per group: how long its queue is and who is next in it. */
export function GroupTable({ block, data }: BlockProps<'groupTable'>): ReactNode {
  const [ref, box] = useBox();
  const groups = listAt<ViewGroup>(data, block.path);
  const { panel, screen, word } = data;
  const most = Number((block.next && valueAt(data, block.next)) || 0);
  const least = screen.least * 4.2;
  const fitting = Math.max(1, Math.min(panel.displayDataLimit, Math.floor((box.height - footHeight) / least)));
  const pages = usePages(groups, fitting, panel.carouselSeconds);
  const height = Math.min((box.height - footHeight) / pages.perPage, 16);
  const name = Math.max(screen.least, Math.min(4.8, height * 0.34));
  const titleWidth = box.width * 0.58;
  const titleSize = sizeForAll(pages.shown.map(groupTitle), measureIn(700), titleWidth, name);
  return (
    <div ref={ref} className="table">
      {box.width > 0 &&
        pages.shown.map((group) => (
          <div key={group.gid} className="row group-row" style={{ height: `${height}vmin` }}>
            <div className="group-head">
              <FitText text={groupTitle(group)} width={titleWidth} size={titleSize} weight={700} even />
              <CountedText
                text={word('waitingPeople')}
                count={group.waitingCount}
                size={Math.max(screen.least, name * 0.68)}
              />
            </div>
            {group.next.length > 0 && most > 0 && (
              <Labels
                className="muted"
                lead={word('next')}
                labels={group.next.slice(0, most).map(({ label }) => label)}
                width={box.width}
                size={Math.max(screen.least, name * 0.74)}
              />
            )}
          </div>
        ))}
      <PageDots page={pages.page} count={pages.count} />
    </div>
  );
}
