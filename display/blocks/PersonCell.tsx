import type { ReactNode } from 'react';
import { localTime, timeText } from '#client/time/date-text.ts';
import type { ViewPerson } from '#generated/shapes.ts';
import { FitText } from '../screen/FitText.tsx';
import { LabelChips } from '../screen/LabelChips.tsx';
import { PersonStatus } from '../screen/PersonStatus.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { textWidth } from '../text/text-width.ts';
import type { ListColumn } from './person-columns.ts';

interface PersonCellProps {
  column: ListColumn;
  person: ViewPerson;
  data: ScreenData;
  /** In vmin. */
  width: number;
  size: number;
}

/** What one column tells of one person. */
export function PersonCell({ column, person, data, width, size }: PersonCellProps): ReactNode {
  const { word } = data;
  if (column === 'number') {
    const fitting = width / (textWidth(person.label, 800) + 0.3);
    return (
      <div className="number" style={{ fontSize: `${Math.min(size * 1.15, fitting)}vmin` }}>
        {person.label}
      </div>
    );
  }
  if (column === 'status') {
    const status = person.state || person.status;
    return status ? <PersonStatus status={status} word={word} width={width} size={size * 0.8} /> : null;
  }
  if (column === 'label') return <LabelChips labels={person.labels || []} width={width} size={size * 0.72} />;
  return <FitText text={textOf(column, person, data)} width={width} size={size} />;
}

function textOf(column: ListColumn, person: ViewPerson, { word, organisation }: ScreenData): string {
  if (column === 'gender') return person.gender ? word(`gender.${person.gender}`) : '';
  if (column === 'checkedInAt') {
    return person.checkedInAt ? timeText(localTime(person.checkedInAt, organisation.timeZoneOffsetMinutes)) : '';
  }
  const value = (person as { [key: string]: unknown })[column];
  return value === undefined ? '' : String(value);
}
