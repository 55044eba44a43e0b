import type { ReactNode } from 'react';
import type { ViewCall, ViewCounter, ViewGroup } from '#generated/shapes.ts';
import { CountedText } from '../screen/CountedText.tsx';
import { evenPages } from '../screen/even-pages.ts';
import { FitText } from '../screen/FitText.tsx';
import { Labels } from '../screen/Labels.tsx';
import { PageDots } from '../screen/PageDots.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { usePages } from '../screen/use-pages.ts';
import { groupTitle } from '../text/group-title.ts';
import { sizeForAll } from '../text/size-for-all.ts';
import { measureIn } from '../text/text-width.ts';
import { CounterCard } from './CounterCard.tsx';
import { cardLook } from './card-look.ts';
import { groupGrid, space } from './group-grid.ts';

interface GroupColumnProps {
  group: ViewGroup;
  data: ScreenData;
  /** In vmin. */
  width: number;
  height: number;
  next: number;
  /** False where its name stands elsewhere. */
  head: boolean;
  /** The groups that it is drawn alike with, itself among them. */
  alike?: readonly ViewGroup[];
  /** Whether nothing else on the screen shows the called number. */
  large?: boolean | undefined;
}

const headHeight = 8;
const nextHeight = 6;
const dotsHeight = 2;

/** One group: how many wait, a card per counter, the next numbers. */
export function GroupColumn(props: GroupColumnProps): ReactNode {
  const { group, data, width, height, next, head, alike = [group], large } = props;
  const { panel, screen, word } = data;
  const counters = alike.reduce<ViewCounter[]>((all, one) => all.concat(one.counters), []);
  const most = alike.reduce((count, one) => Math.max(count, one.counters.length), 0);
  const showNext = next > 0 && alike.some((one) => one.next.length > 0);
  const whole = height - (head ? headHeight : 0) - (showNext ? nextHeight : 0);
  const grid = groupGrid(most, counters, data, width, whole, dotsHeight, large);
  const wanted = ({ counterGid }: ViewCall) => group.counters.map(({ gid }) => gid).indexOf(counterGid);
  const pages = usePages(group.counters, grid.perPage, panel.carouselSeconds, wanted, grid.columns);
  const rows = evenPages(most, grid.perPage, grid.columns).perPage / grid.columns;
  const room = most > grid.perPage ? whole - dotsHeight : whole;
  // A little less, so that rounding never pushes the last card of a row into the next.
  const cardWidth = (width - space * (grid.columns - 1)) / grid.columns - 0.05;
  const cardHeight = Math.min(rows > 1 ? 34 : 70, (room - space * (rows - 1)) / rows);
  const titleWidth = width * 0.58;
  const titleSize = sizeForAll(alike.map(groupTitle), measureIn(700), titleWidth, 4.8, headHeight);
  const look = cardLook(counters, data, cardWidth, cardHeight, grid.stacked, grid.number);
  return (
    <div className="group" style={{ width: `${width}vmin` }}>
      {head && (
        <div className="group-head" style={{ height: `${headHeight}vmin` }}>
          <FitText text={groupTitle(group)} width={titleWidth} size={titleSize} weight={700} even />
          <CountedText text={word('waitingPeople')} count={group.waitingCount} size={Math.max(screen.least, 3)} />
        </div>
      )}
      <div className="cards">
        {pages.shown.map((counter, index) => (
          <CounterCard
            key={counter.gid}
            counter={counter}
            word={word}
            look={look}
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
          {group.next.length > 0 && (
            <Labels
              lead={word('next')}
              labels={group.next.slice(0, next).map((person) => person.label)}
              width={width}
              size={Math.max(screen.least, 3)}
            />
          )}
        </div>
      )}
    </div>
  );
}
