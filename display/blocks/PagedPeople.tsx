import type { ReactNode } from 'react';
import type { ViewPerson } from '#generated/shapes.ts';
import { evenPages } from '../screen/even-pages.ts';
import { PageDots } from '../screen/PageDots.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { usePages } from '../screen/use-pages.ts';
import type { ListColumn } from './cell-text.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { personColumns } from './person-columns.ts';

interface PagedPeopleProps {
  people: ViewPerson[];
  /** How long it and each list beside it is: all have rows of one height. */
  alike: readonly number[];
  data: ScreenData;
  columns: ListColumn[];
  hidden: ListColumn[];
  /** In vmin. */
  width: number;
  height: number;
}

const headHeight = 4.6;
const dotsHeight = 2;

/** A list of people, in pages where it is long. */
export function PagedPeople({ people, alike, data, columns, hidden, width, height }: PagedPeopleProps): ReactNode {
  const { panel, screen } = data;
  const space = height - headHeight - dotsHeight;
  const tall = panel.rowHeight / 100;
  const fitting = Math.max(1, Math.floor(space / (Math.max(screen.least, 2.8) * 2.1 * tall)));
  // A list never turns faster than the board does, so that each is seen whole in two rounds.
  const pages = usePages(people, fitting, Math.max(5, panel.carouselSeconds / 2));
  const rows = alike.map((length) => evenPages(length, fitting).perPage);
  const rowHeight = Math.min(space / Math.max(4, ...rows), 9 * tall);
  const shown = personColumns(columns, people, width, hidden, data);
  return (
    <>
      <PeopleTable people={pages.shown} columns={shown} data={data} head={headHeight} height={rowHeight} />
      <PageDots page={pages.page} count={pages.count} />
    </>
  );
}
