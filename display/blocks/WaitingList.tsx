import type { ReactNode } from 'react';
import type { ViewPerson } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { FitText } from '../screen/FitText.tsx';
import { PersonStatus } from '../screen/PersonStatus.tsx';
import { useBox } from '../screen/use-box.ts';
import { isSet, listAt, valueAt } from '../text/value-at.ts';
import { NumberGrid } from './NumberGrid.tsx';

const headHeight = 4.8;

/** Who is next: number before name, status as shape and word. Numbers alone stand beside each other, and larger. */
export function WaitingList({ block, data }: BlockProps<'waitingList'>): ReactNode {
  const [ref, box] = useBox();
  const { least } = data.screen;
  const { word } = data;
  const wanted = Number((block.limit && valueAt(data, block.limit)) || 0);
  const all = listAt<ViewPerson>(data, block.path).slice(0, wanted);
  const names = (!block.names || isSet(valueAt(data, block.names))) && all.some(({ name }) => Boolean(name));
  const status = (!block.status || isSet(valueAt(data, block.status))) && all.some((person) => person.status);
  const bare = !names && !status;
  const space = box.height - headHeight;
  const people = all.slice(0, Math.max(1, Math.floor(space / (least * 1.9))));
  const height = Math.min(space / Math.max(people.length, 3), 12);
  const size = Math.max(least, Math.min(height * 0.5, 5.4));
  const width = { number: box.width * 0.27, name: box.width * (status ? 0.38 : 0.7), status: box.width * 0.33 };
  if (wanted === 0) return null;
  return (
    <div ref={ref} className="people">
      <div className="list-head" style={{ height: `${headHeight}vmin` }}>
        <div style={{ width: `${width.number}vmin` }}>{word(bare ? 'next' : 'number')}</div>
        <div style={{ width: `${width.name}vmin` }}>{names && word('name')}</div>
        {status && <div className="align-end person-status">{word('state')}</div>}
      </div>
      {box.width > 0 && bare && (
        <NumberGrid labels={all.map(({ label }) => label)} width={box.width} height={space} least={least} />
      )}
      {box.width > 0 &&
        !bare &&
        people.map((person) => (
          <div key={person.label} className="list-row" style={{ height: `${height}vmin` }}>
            <div className="number" style={{ width: `${width.number}vmin`, fontSize: `${size * 1.15}vmin` }}>
              {person.label}
            </div>
            <div style={{ width: `${width.name}vmin` }}>
              {names && <FitText text={person.name || ''} width={width.name} size={size} />}
            </div>
            {status && person.status && (
              <PersonStatus status={person.status} word={word} width={width.status} size={size * 0.8} />
            )}
          </div>
        ))}
      {box.width > 0 && people.length === 0 && <div className="empty">{word('nobodyWaits')}</div>}
    </div>
  );
}
