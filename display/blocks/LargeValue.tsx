import type { ReactNode } from 'react';
import type { BlockProps } from '../screen/block-props.ts';
import { FitText } from '../screen/FitText.tsx';
import { toneOf } from '../screen/tone-of.ts';
import { useBox } from '../screen/use-box.ts';
import { fillTemplate } from '../text/template.ts';
import { textWidth } from '../text/text-width.ts';

/** The unit beside the value, in its size. */
const unitShare = 0.42;

export function LargeValue({ block, data }: BlockProps<'value'>): ReactNode {
  const [ref, box] = useBox();
  const fill = (template = '') => fillTemplate(template, data, data.word);
  const [label, value, unit] = [fill(block.label), fill(block.value), fill(block.unit)];
  const head = label ? Math.max(data.screen.least, Math.min(5, box.height * 0.2)) : 0;
  const width = textWidth(value, 800) + (unit ? (textWidth(unit, 400) + 0.3) * unitShare : 0);
  const size = Math.min(box.height - head * 1.4, box.width / Math.max(0.5, width));
  return (
    <div ref={ref} className="value">
      {box.width > 0 && label && <FitText className="muted" text={label} width={box.width} size={head} />}
      {box.width > 0 && value && (
        <div className={`number tone-${toneOf(block, data)}`} style={{ fontSize: `${size}vmin` }}>
          {value}
          {unit && <span className="unit">{unit}</span>}
        </div>
      )}
    </div>
  );
}
