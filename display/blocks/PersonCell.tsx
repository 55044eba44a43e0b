import type { ReactNode } from 'react';
import type { ViewPerson } from '#generated/shapes.ts';
import { FitText } from '../screen/FitText.tsx';
import { LabelChips } from '../screen/LabelChips.tsx';
import { PersonStatus } from '../screen/PersonStatus.tsx';
import type { ListColumn } from './cell-text.ts';

interface PersonCellProps {
  column: ListColumn;
  person: ViewPerson;
  /** What the column says of the person. */
  text: string;
  /** In vmin. */
  width: number;
  /** Of the column's text. */
  size: number;
}

/** What one column tells of one person. */
export function PersonCell({ column, person, text, width, size }: PersonCellProps): ReactNode {
  if (column === 'number') {
    return (
      <div className="number" style={{ fontSize: `${size}vmin` }}>
        {text}
      </div>
    );
  }
  if (column === 'status') {
    const status = person.state || person.status;
    return status ? <PersonStatus status={status} text={text} width={width} size={size} /> : null;
  }
  if (column === 'label') return <LabelChips labels={person.labels || []} width={width} size={size} />;
  return <FitText text={text} width={width} size={size} even />;
}
