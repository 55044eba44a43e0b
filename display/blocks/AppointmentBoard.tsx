import type { ReactNode } from 'react';
import type { ViewCounter } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { listAt } from '../text/value-at.ts';
import { AppointmentColumn } from './AppointmentColumn.tsx';
import { Columns } from './Columns.tsx';
import { hiddenColumns } from './person-columns.ts';

/** A list of appointments per room; rooms that do not fit take turns, and a call turns to its room. */
export function AppointmentBoard({ block, data }: BlockProps<'appointmentBoard'>): ReactNode {
  const rooms = listAt<ViewCounter>(data, block.path);
  const hidden = hiddenColumns(block, data);
  return (
    <Columns
      items={rooms}
      data={data}
      wanted={({ counterGid }) => rooms.map(({ gid }) => gid).indexOf(counterGid)}
      empty={data.word('noCounters')}
      draw={(room, width, height, alike) => (
        <AppointmentColumn
          key={room.gid}
          room={room}
          alike={alike}
          data={data}
          width={width}
          height={height}
          hidden={hidden}
        />
      )}
    />
  );
}
