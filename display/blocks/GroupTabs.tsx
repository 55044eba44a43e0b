import type { ReactNode } from 'react';
import type { ViewGroup } from '#generated/shapes.ts';
import { CountedText } from '../screen/CountedText.tsx';
import { FitText } from '../screen/FitText.tsx';
import type { Word } from '../text/words.ts';

interface GroupTabsProps {
  groups: ViewGroup[];
  /** The group that is shown now. */
  page: number;
  word: Word;
  /** In vmin. */
  width: number;
  height: number;
}

const gap = 1.6;
const leastWidth = 24;

/** Groups that take turns: the one that is shown, and how many wait in the others. */
export function GroupTabs({ groups, page, word, width, height }: GroupTabsProps): ReactNode {
  const fitting = Math.max(1, Math.floor(width / leastWidth));
  const from = Math.max(0, Math.min(page - 1, groups.length - fitting));
  const shown = groups.slice(from, from + fitting);
  const each = (width - gap * (shown.length - 1)) / shown.length;
  return (
    <div className="tabs" style={{ height: `${height}vmin` }}>
      {shown.map(({ gid, name, waitingCount }, index) => (
        <div
          key={gid}
          className={from + index === page ? 'tab tab-now' : 'tab'}
          style={{ width: `${each}vmin`, marginLeft: index ? `${gap}vmin` : 0 }}
        >
          <FitText text={name} width={each * 0.5} size={3.4} weight={700} />
          <CountedText text={word('waitingPeople')} count={waitingCount} size={2.4} />
        </div>
      ))}
    </div>
  );
}
