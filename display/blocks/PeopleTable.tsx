import type { ReactNode } from 'react';
import type { ViewPerson } from '#generated/shapes.ts';
import type { ScreenData } from '../screen/screen-data.ts';
import { PersonCell } from './PersonCell.tsx';
import type { ListColumn, PersonColumn } from './person-columns.ts';

interface PeopleTableProps {
  people: ViewPerson[];
  columns: PersonColumn[];
  data: ScreenData;
  /** Of the head and of a row, in vmin. */
  head: number;
  height: number;
}

/** Words of the heads that are not called like their column. */
const heads: { [Column in ListColumn]?: string } = { status: 'state', gender: 'genderHead' };

/** Between cells, in vmin. */
const gap = 1;

/** A row per person, a cell per column. */
export function PeopleTable({ people, columns, data, head, height }: PeopleTableProps): ReactNode {
  const size = Math.max(data.screen.least, Math.min(height * 0.5, 5.4));
  return (
    <>
      <div className="list-head" style={{ height: `${head}vmin` }}>
        {columns.map(({ name, width }) => (
          <div key={name} className={`column-${name}`} style={{ width: `${width}vmin` }}>
            {data.word(heads[name] || name)}
          </div>
        ))}
      </div>
      {people.map((person) => (
        <div key={person.label + (person.room || '')} className="list-row" style={{ height: `${height}vmin` }}>
          {columns.map(({ name, width }) => (
            <div key={name} className={`column-${name}`} style={{ width: `${width}vmin` }}>
              <PersonCell column={name} person={person} data={data} width={width - gap} size={size} />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
