import type { ReactNode } from 'react';
import type { BlockProps } from '../screen/block-props.ts';
import { toneOf } from '../screen/tone-of.ts';
import { useBox } from '../screen/use-box.ts';
import { fillTemplate } from '../text/template.ts';
import { textWidth } from '../text/text-width.ts';

export function BigNumber({ block, data }: BlockProps<'number'>): ReactNode {
  const [ref, box] = useBox();
  const text = fillTemplate(block.text, data, data.word);
  const size = Math.min(box.height * 1.1, box.width / Math.max(0.5, textWidth(text, 800)));
  return (
    <div ref={ref} className={`big-number tone-${toneOf(block, data)}`}>
      <div className="number" style={{ fontSize: `${size}vmin` }}>
        {text}
      </div>
    </div>
  );
}
