import type { ReactNode } from 'react';
import type { BlockProps } from '../screen/block-props.ts';
import { FitText } from '../screen/FitText.tsx';
import { toneOf } from '../screen/tone-of.ts';
import { useBox } from '../screen/use-box.ts';
import { fillTemplate } from '../text/template.ts';
import { valueAt } from '../text/value-at.ts';

export function ProgressBar({ block, data }: BlockProps<'progress'>): ReactNode {
  const [ref, box] = useBox();
  const whole = Number(valueAt(data, block.of)) || 0;
  const reached = Math.max(0, Math.min(1, (Number(valueAt(data, block.value)) || 0) / whole));
  const label = fillTemplate(block.label || '', data, data.word);
  const size = Math.max(data.screen.least, Math.min(4.4, box.height * 0.4));
  const bar = Math.max(1.2, Math.min(4, box.height - (label ? size * 1.5 : 0)));
  return (
    <div ref={ref} className="progress">
      {box.width > 0 && label && <FitText text={label} width={box.width} size={size} />}
      {whole > 0 && (
        <div className={`progress-bar tone-${toneOf(block, data)}`} style={{ height: `${bar}vmin` }}>
          <div style={{ width: `${reached * 100}%` }} />
        </div>
      )}
    </div>
  );
}
