import type { ReactNode } from 'react';
import type { ViewPerson } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { Labels } from '../screen/Labels.tsx';
import { useBox } from '../screen/use-box.ts';
import { fillTemplate } from '../text/template.ts';
import { textWidth } from '../text/text-width.ts';
import { listAt } from '../text/value-at.ts';

/** Numbers under a word (passed, in examination), and what those who hold them are to do. */
export function PassedList({ block, data }: BlockProps<'passedList'>): ReactNode {
  const [ref, box] = useBox();
  const hint = fillTemplate(block.hint || '', data, data.word);
  const size = Math.max(data.screen.least, Math.min(6, box.height * 0.5));
  const hintWidth = textWidth(hint, 400) * size * 0.9;
  const beside = hintWidth < box.width * 0.5;
  return (
    <div ref={ref} className="passed">
      {box.width > 0 && (
        <Labels
          lead={fillTemplate(block.lead || '@passed', data, data.word)}
          labels={listAt<ViewPerson>(data, block.path).map(({ label }) => label)}
          width={box.width - (beside ? hintWidth + 2 : 0)}
          size={size}
          weight={700}
        />
      )}
      {beside && (
        <div className="muted passed-hint" style={{ fontSize: `${size * 0.9}vmin` }}>
          {hint}
        </div>
      )}
    </div>
  );
}
