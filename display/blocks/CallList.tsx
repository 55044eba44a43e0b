import type { ReactNode } from 'react';
import type { ViewCall } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { FitText } from '../screen/FitText.tsx';
import { useBox } from '../screen/use-box.ts';
import { fillTemplate } from '../text/template.ts';
import { listAt } from '../text/value-at.ts';
import { earlierCalls } from './earlier-calls.ts';

const headHeight = 5.4;

/** The calls before the present one, newest first: who missed it sees where to go. */
export function CallList({ block, data }: BlockProps<'callList'>): ReactNode {
  const [ref, box] = useBox();
  const size = Math.max(data.screen.least, 4.4);
  const left = box.height - headHeight;
  const fitting = Math.max(1, Math.min(left / size / 1.9, 6));
  const calls = earlierCalls(listAt<ViewCall>(data, block.path), data.latest).slice(0, fitting);
  const height = Math.min(left / Math.max(calls.length, 3), size * 2.6);
  return (
    <div ref={ref} className="call-list">
      <div className="list-head" style={{ height: `${headHeight}vmin`, fontSize: `${data.screen.least}vmin` }}>
        {fillTemplate(block.headline, data, data.word)}
      </div>
      {calls.map((call) => (
        <div key={call.seq} className="list-row" style={{ height: `${height}vmin` }}>
          <div style={{ width: `${box.width * 0.42}vmin` }}>
            <FitText
              text={(call.mark || '') + call.label}
              width={box.width * 0.4}
              size={size * 1.25}
              weight={800}
              className="number called"
              twoLines={false}
            />
          </div>
          <FitText text={call.counter} width={box.width * 0.56} size={size} weight={700} />
        </div>
      ))}
    </div>
  );
}
