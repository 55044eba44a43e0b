import { type ReactNode, useEffect, useState } from 'react';
import type { BlockProps } from '../screen/block-props.ts';
import { FitText } from '../screen/FitText.tsx';
import { toneOf } from '../screen/tone-of.ts';
import { useBox } from '../screen/use-box.ts';
import { fillTemplate } from '../text/template.ts';
import { textWidth } from '../text/text-width.ts';
import { valueAt } from '../text/value-at.ts';
import { eachSecond } from '../time/each-second.ts';
import { serverNow } from '../time/server-clock.ts';
import { momentOf, timeLeft } from '../time/time-left.ts';

export function Countdown({ block, data }: BlockProps<'countdown'>): ReactNode {
  const [ref, box] = useBox();
  const [, setNow] = useState(0);
  const given = valueAt(data, block.until);
  const until = momentOf(given, data.organisation.timeZoneOffsetMinutes, serverNow());
  const left = until === undefined ? 0 : Math.ceil((until - serverNow()) / 1000);
  const runs = left > 0;
  // A time of day comes again after midnight; until then nothing is drawn but once a minute.
  const ticks = runs || (until && until !== given);
  const step = runs ? 1 : 60000;
  useEffect(() => (ticks ? eachSecond(() => setNow(Math.floor(serverNow() / step))) : undefined), [ticks, step]);
  const lead = fillTemplate((runs ? block.lead : block.over) || '', data, data.word);
  const text = runs ? timeLeft(left) : '';
  const head = lead ? Math.max(data.screen.least, Math.min(5, box.height * (runs ? 0.2 : 0.5))) : 0;
  const size = Math.min(box.height - head * 1.4, box.width / Math.max(0.5, textWidth(text, 800)));
  return (
    <div ref={ref} className="value">
      {box.width > 0 && lead && <FitText className={runs ? 'muted' : ''} text={lead} width={box.width} size={head} />}
      {box.width > 0 && runs && (
        <div className={`number tone-${toneOf(block, data)}`} style={{ fontSize: `${size}vmin` }}>
          {text}
        </div>
      )}
    </div>
  );
}
