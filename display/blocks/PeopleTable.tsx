import type { ReactNode } from 'react';
import type { ViewPerson } from '#generated/shapes.ts';
import type { ScreenData } from '../screen/screen-data.ts';
import { cellSize, cellText } from './cell-text.ts';
import { PersonCell } from './PersonCell.tsx';
import { gap, headOf, type PersonColumn } from './person-columns.ts';

interface PeopleTableProps {
  people: ViewPerson[];
  columns: PersonColumn[];
  data: ScreenData;
  /** Of the head and of a row, in vmin. */
  head: number;
  height: number;
}

/** A row per person, a cell per column; the texts of a column have one size. */
export function PeopleTable({ people, columns, data, head, height }: PeopleTableProps): ReactNode {
  const { least } = data.screen;
  const size = Math.max(least, Math.min(height * 0.5, 5.4));
  const texts = columns.map(({ name }) => people.map((person) => cellText(name, person, data)));
  const sizes = columns.map(({ name, width }, place) => cellSize(name, texts[place] || [], width - gap, size, least));
  return (
    <>
      <div className="list-head" style={{ height: `${head}vmin`, fontSize: `${least}vmin` }}>
        {columns.map(({ name, width }) => (
          <div key={name} className={`column-${name}`} style={{ width: `${width}vmin` }}>
            {data.word(headOf(name))}
          </div>
        ))}
      </div>
      {people.map((person, row) => (
        <div key={person.label + (person.room || '')} className="list-row" style={{ height: `${height}vmin` }}>
          {columns.map(({ name, width }, place) => (
            <div key={name} className={`column-${name}`} style={{ width: `${width}vmin` }}>
              <PersonCell
                column={name}
                person={person}
                text={(texts[place] || [])[row] || ''}
                width={width - gap}
                size={sizes[place] || size}
              />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
