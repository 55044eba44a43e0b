import type { ReactNode } from 'react';
import type { ViewCall } from '#generated/shapes.ts';
import { PageDots } from '../screen/PageDots.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { useBox } from '../screen/use-box.ts';
import { usePages } from '../screen/use-pages.ts';

interface ColumnsProps<Item> {
  items: Item[];
  data: ScreenData;
  /** Index of the item that a call is for; -1 for none. */
  wanted?: (latest: ViewCall) => number;
  /** What stands here while there are none. */
  empty: string;
  /** Draws one in its place, given in vmin, alike with those beside it. */
  draw(item: Item, width: number, height: number, alike: readonly Item[]): ReactNode;
}

const space = 3.4;
const footHeight = 2;
/** An item needs this place in vmin to be read. */
const leastWidth = 52;
const leastHeight = 54;

/** Lists beside each other, on a portrait screen over each other; those that do not fit take turns. */
export function Columns<Item>({ items, data, wanted, empty, draw }: ColumnsProps<Item>): ReactNode {
  const [ref, box] = useBox();
  const { panel, screen } = data;
  const stacked = screen.portrait;
  const fitting = Math.floor(stacked ? box.height / leastHeight : box.width / leastWidth);
  const pages = usePages(items, Math.max(1, fitting), panel.carouselSeconds, wanted);
  const shown = pages.perPage;
  const whole = box.height - (pages.count > 1 ? footHeight : 0);
  const width = stacked ? box.width : (box.width - space * (shown - 1)) / shown;
  const height = stacked ? (whole - space * (shown - 1)) / shown : whole;
  return (
    <div ref={ref} className="board">
      <div className={stacked ? 'box box-column' : 'box box-row'} style={{ '--space': `${space}vmin` } as object}>
        {box.width > 0 && pages.shown.map((item) => draw(item, width, height, pages.shown))}
        {box.width > 0 && items.length === 0 && <div className="empty">{empty}</div>}
      </div>
      <PageDots page={pages.page} count={pages.count} />
    </div>
  );
}
