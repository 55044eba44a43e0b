import type { ReactNode } from 'react';
import type { ViewCounter } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { PageDots } from '../screen/PageDots.tsx';
import { useBox } from '../screen/use-box.ts';
import { usePages } from '../screen/use-pages.ts';
import { listAt } from '../text/value-at.ts';
import { AppointmentColumn } from './AppointmentColumn.tsx';
import { hiddenColumns } from './person-columns.ts';

const space = 3.4;
const footHeight = 2;
/** A room's list needs this place in vmin to be read. */
const leastWidth = 52;
const leastHeight = 54;

/** A list of appointments per room; rooms that do not fit take turns, and a call turns to its room. */
export function AppointmentBoard({ block, data }: BlockProps<'appointmentBoard'>): ReactNode {
  const [ref, box] = useBox();
  const rooms = listAt<ViewCounter>(data, block.path);
  const { latest, panel, screen } = data;
  const stacked = screen.portrait;
  const fitting = Math.floor(stacked ? box.height / leastHeight : box.width / leastWidth);
  const wanted = latest ? rooms.map(({ gid }) => gid).indexOf(latest.counterGid) : -1;
  const pages = usePages(rooms, Math.max(1, fitting), panel.carouselSeconds, wanted, latest?.seq);
  const shown = pages.perPage;
  const whole = box.height - (pages.count > 1 ? footHeight : 0);
  const width = stacked ? box.width : (box.width - space * (shown - 1)) / shown;
  const height = stacked ? (whole - space * (shown - 1)) / shown : whole;
  const hidden = hiddenColumns(block, data);
  return (
    <div ref={ref} className="board">
      <div className={stacked ? 'box box-column' : 'box box-row'} style={{ '--space': `${space}vmin` } as object}>
        {box.width > 0 &&
          pages.shown.map((room) => (
            <AppointmentColumn key={room.gid} room={room} data={data} width={width} height={height} hidden={hidden} />
          ))}
        {box.width > 0 && rooms.length === 0 && <div className="empty">{data.word('noCounters')}</div>}
      </div>
      <PageDots page={pages.page} count={pages.count} />
    </div>
  );
}
