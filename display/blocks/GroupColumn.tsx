import type { ReactNode } from 'react';
import type { ViewGroup } from '#generated/shapes.ts';
import { CountedText } from '../screen/CountedText.tsx';
import { FitText } from '../screen/FitText.tsx';
import { Labels } from '../screen/Labels.tsx';
import { PageDots } from '../screen/PageDots.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { usePages } from '../screen/use-pages.ts';
import { groupTitle } from '../text/group-title.ts';
import { CounterCard } from './CounterCard.tsx';
import { cardGrid } from './card-grid.ts';

interface GroupColumnProps {
  group: ViewGroup;
  data: ScreenData;
  /** In vmin. */
  width: number;
  height: number;
  next: number;
  /** False where its name stands elsewhere. */
  head: boolean;
}

const headHeight = 8;
const nextHeight = 6;
const dotsHeight = 2;
const space = 1.6;

/** One group: how many wait, a card per counter, the next numbers. */
export function GroupColumn({ group, data, width, height, next, head }: GroupColumnProps): ReactNode {
  const { panel, screen, word } = data;
  const showNext = next > 0 && group.next.length > 0;
  const whole = height - (head ? headHeight : 0) - (showNext ? nextHeight : 0);
  const least = { width: screen.least * 11, height: screen.least * 3 };
  const without = cardGrid(group.counters.length, width, whole, least, panel.displayDataLimit);
  const room = group.counters.length > without.perPage ? whole - dotsHeight : whole;
  const grid = cardGrid(group.counters.length, width, room, least, panel.displayDataLimit);
  const pages = usePages(group.counters, grid.perPage, panel.carouselSeconds, ({ counterGid }) =>
    group.counters.map(({ gid }) => gid).indexOf(counterGid),
  );
  const rows = Math.ceil(pages.perPage / grid.columns);
  // A little less, so that rounding never pushes the last card of a row into the next.
  const cardWidth = (width - space * (grid.columns - 1)) / grid.columns - 0.05;
  const cardHeight = Math.min(34, (room - space * (rows - 1)) / rows);
  return (
    <div className="group" style={{ width: `${width}vmin` }}>
      {head && (
        <div className="group-head" style={{ height: `${headHeight}vmin` }}>
          <FitText text={groupTitle(group)} width={width * 0.58} size={4.8} height={headHeight} weight={700} />
          <CountedText text={word('waitingPeople')} count={group.waitingCount} size={3} />
        </div>
      )}
      <div className="cards">
        {pages.shown.map((counter, index) => (
          <CounterCard
            key={counter.gid}
            counter={counter}
            data={data}
            width={cardWidth}
            height={cardHeight}
            left={index % grid.columns === 0 ? 0 : space}
            top={index < grid.columns ? 0 : space}
          />
        ))}
      </div>
      <PageDots page={pages.page} count={pages.count} />
      {showNext && (
        <div className="group-next" style={{ height: `${nextHeight}vmin` }}>
          <Labels
            lead={word('next')}
            labels={group.next.slice(0, next).map((person) => person.label)}
            width={width}
            size={Math.max(screen.least, 3)}
          />
        </div>
      )}
    </div>
  );
}
