import { type ReactNode, useEffect, useState } from 'react';
import type { ViewMarquee } from '#generated/shapes.ts';
import { marqueePasses } from '../media/marquee-passes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { useBox } from '../screen/use-box.ts';
import { textWidth } from '../text/text-width.ts';
import { listAt } from '../text/value-at.ts';

const textSize = 3.4;
/** In vmin a second: 119 pixels at 1080 lines, of the 140 that are still comfortable to read. */
const speed = 11;
/** Each frame of a movement costs the main thread something too, though the compositor makes it: half of them will do. */
const movesPerSecond = 30;
const leastStaySeconds = 8;
/** A moving line stands for this long at its start and at its end. */
const restSeconds = 3;

/**
 * Announcements in one line. What fits stands still; what does not moves to its end, by the compositor alone. Several
 * take turns.
 */
export function MarqueeLine({ block, data }: BlockProps<'marquee'>): ReactNode {
  const [ref, box] = useBox(true);
  const passes = marqueePasses(listAt<ViewMarquee>(data, block.path));
  const [turn, setTurn] = useState(0);
  const text = passes[turn % Math.max(1, passes.length)] || '';
  const width = textWidth(text, 400) * textSize + 2;
  const moves = box.width > 0 && width > box.width;
  const travel = width - box.width;
  const seconds = moves
    ? travel / speed + 2 * restSeconds
    : Math.max(leastStaySeconds, data.panel.carouselSeconds, text.length * 0.25);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has its own time
  useEffect(() => {
    if (box.width === 0 || (passes.length < 2 && !moves)) return;
    const timer = setTimeout(() => setTurn((held) => held + 1), seconds * 1000);
    return () => clearTimeout(timer);
  }, [turn, seconds, passes.length, moves, box.width]);

  return (
    <div className="marquee">
      <div className="marquee-head">{data.word('announcement')}</div>
      <div ref={ref} className="marquee-window">
        <div
          key={`${turn} ${text}`}
          className={moves ? 'marquee-text marquee-moving' : 'marquee-text'}
          style={
            {
              fontSize: `${textSize}vmin`,
              animationDuration: moves ? `${travel / speed}s` : undefined,
              animationTimingFunction: moves ? `steps(${Math.ceil((travel / speed) * movesPerSecond)})` : undefined,
              animationDelay: `${restSeconds}s`,
              '--travel': `${-travel}vmin`,
            } as object
          }
        >
          {text}
        </div>
      </div>
    </div>
  );
}
