import type { ReactNode } from 'react';
import type { ViewStaff } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { FitText } from '../screen/FitText.tsx';
import { useBox } from '../screen/use-box.ts';
import { listAt } from '../text/value-at.ts';

/** Who cares for the patients of a room: a word and names for each kind, beside each other. */
export function CareTeam({ block, data }: BlockProps<'careTeam'>): ReactNode {
  const [ref, box] = useBox();
  const kinds = (['nurses', 'paramedics'] as const)
    .map((kind) => ({ kind, names: listAt<ViewStaff>(data, block[kind]).map(nameOf) }))
    .filter(({ names }) => names.length > 0);
  const width = box.width / Math.max(1, kinds.length) - 2;
  const size = Math.max(data.screen.least, 3.4);
  return (
    <div ref={ref} className="care-team">
      {box.width > 0 &&
        kinds.map(({ kind, names }) => (
          <div key={kind} className="care-team-kind" style={{ width: `${width}vmin` }}>
            <FitText className="muted" text={data.word(kind)} width={width} size={size * 0.8} twoLines={false} />
            <FitText text={names.join(data.word('listSeparator'))} width={width} size={size} weight={700} />
          </div>
        ))}
    </div>
  );
}

/** Both names of a person, and where and with whom they work. */
function nameOf({ name, secondName, serves }: ViewStaff): string {
  return [name, secondName, serves].filter(Boolean).join(' ');
}
