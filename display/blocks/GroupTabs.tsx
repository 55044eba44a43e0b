import type { ReactNode } from 'react';
import type { ViewGroup } from '#generated/shapes.ts';
import { CountedText } from '../screen/CountedText.tsx';
import { FitText } from '../screen/FitText.tsx';
import { sizeForAll } from '../text/size-for-all.ts';
import { measureIn, textWidth } from '../text/text-width.ts';
import type { Word } from '../text/words.ts';

interface GroupTabsProps {
  groups: ViewGroup[];
  /** The group that is shown now. */
  page: number;
  word: Word;
  /** In vmin. */
  width: number;
  height: number;
  /** The least size of text about the queue. */
  least: number;
}

const gap = 1.6;
/** Inside of a tab at both ends, and between its name and its count. */
const inside = 1.6 * 3;
/** Of the figures of a count (CountedText.tsx): larger than its words, with air at both sides. */
const figures = 1.35;
const air = 0.5;
/** A tab's own height, with its line. */
const tabHeight = 5.5;
const leastWidth = 24;

/** Groups that take turns: the one that is shown, and how many wait in the others. */
export function GroupTabs({ groups, page, word, width, height, least }: GroupTabsProps): ReactNode {
  const fitting = Math.max(1, Math.floor(width / leastWidth));
  const from = Math.max(0, Math.min(page - 1, groups.length - fitting));
  const shown = groups.slice(from, from + fitting);
  const each = (width - gap * (shown.length - 1)) / shown.length;
  const waiting = word('waitingPeople');
  const words = textWidth(waiting.replace('{{count}}', ''), 400);
  const longest = shown.reduce((width, { waitingCount }) => Math.max(width, textWidth(String(waitingCount), 700)), 0);
  const nameWidth = each - inside - (words + (longest + air) * figures) * least;
  const names = groups.map(({ name }) => name);
  const size = sizeForAll(names, measureIn(700), nameWidth, 3.4, tabHeight);
  return (
    <div className="tabs" style={{ height: `${height}vmin` }}>
      {shown.map(({ gid, name, waitingCount }, index) => (
        <div
          key={gid}
          className={from + index === page ? 'tab tab-now' : 'tab'}
          style={{ width: `${each}vmin`, marginLeft: index ? `${gap}vmin` : 0 }}
        >
          <FitText text={name} width={nameWidth} size={size} weight={700} even />
          <CountedText text={waiting} count={waitingCount} size={least} />
        </div>
      ))}
    </div>
  );
}
