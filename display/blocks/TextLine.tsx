import type { ReactNode } from 'react';
import type { BlockProps } from '../screen/block-props.ts';
import { FitText } from '../screen/FitText.tsx';
import { toneOf } from '../screen/tone-of.ts';
import { useBox } from '../screen/use-box.ts';
import { fillTemplate } from '../text/template.ts';

export function TextLine({ block, data }: BlockProps<'text'>): ReactNode {
  const [ref, box] = useBox();
  return (
    <div
      ref={ref}
      className={`text-line tone-${toneOf(block, data)} align-${block.align || 'start'} stand-${block.stand || 'center'}`}
    >
      {box.width > 0 && (
        <FitText
          text={fillTemplate(block.text, data, data.word)}
          width={box.width}
          size={block.textSize || 3.5}
          weight={block.bold ? 700 : 400}
        />
      )}
    </div>
  );
}
