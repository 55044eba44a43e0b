import { type ReactNode, useState } from 'react';
import { firstLetter } from '#client/text/first-letter.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { Clock } from '../screen/Clock.tsx';
import { FitText } from '../screen/FitText.tsx';
import { useBox } from '../screen/use-box.ts';
import { fillTemplate } from '../text/template.ts';
import { textWidth } from '../text/text-width.ts';
import { valueAt } from '../text/value-at.ts';

const titleSize = 3.9;
const subtitleSize = 2.8;

/** Whose screen it is, and the time. Names that do not stand side by side stand over each other. */
export function Header({ block, data }: BlockProps<'header'>): ReactNode {
  const [ref, box] = useBox(true);
  const [, setLogoLoaded] = useState(false); // its width takes from the names, which are then measured again
  const title = fillTemplate(block.title, data, data.word);
  const subtitle = fillTemplate(block.subtitle || '', data, data.word);
  const logo = block.logo && valueAt(data, block.logo);
  // On an upright screen a long name needs the place of the date.
  const date = !data.screen.portrait || textWidth(title, 700) < 14;
  const together = textWidth(title, 700) * titleSize + 2 + textWidth(subtitle, 400) * subtitleSize <= box.width;
  return (
    <div className="header">
      {typeof logo === 'string' && logo !== '' ? (
        <img className="header-logo" src={logo} alt="" onLoad={() => setLogoLoaded(true)} />
      ) : (
        <div className="header-mark">{firstLetter(title)}</div>
      )}
      <div ref={ref} className={together ? 'header-names' : 'header-names header-names-stacked'}>
        {box.width > 0 && (
          <FitText text={title} width={box.width} size={together ? titleSize : 3.4} weight={700} twoLines={false} />
        )}
        {box.width > 0 && subtitle !== '' && (
          <FitText className="header-subtitle" text={subtitle} width={box.width} size={subtitleSize} twoLines={false} />
        )}
      </div>
      <Clock
        data={data}
        size={data.screen.portrait ? 4.6 : 5.4}
        date={date}
        session={block.session && !data.screen.portrait}
      />
    </div>
  );
}
