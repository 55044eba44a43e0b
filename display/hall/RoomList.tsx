import { type ReactNode, useEffect, useRef } from 'react';
import type { ViewCounter, ViewGroup } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { CountedText } from '../screen/CountedText.tsx';
import { FitText } from '../screen/FitText.tsx';
import { useBox } from '../screen/use-box.ts';
import { listAt } from '../text/value-at.ts';
import { RoomLink } from './RoomLink.tsx';
import { turnPages } from './turn-pages.ts';

/** Least width of a room's row, in vmin; where there is more, rows stand beside each other. */
const leastWidth = 84;
const pad = 3;

/** Every room, and every group with its counters. A finger scrolls it; a screen that nobody touches turns its pages. */
export function RoomList({ block, data }: BlockProps<'roomList'>): ReactNode {
  const [ref, box] = useBox();
  const rooms = listAt<ViewCounter>(data, block.rooms);
  const groups = listAt<ViewGroup>(data, block.groups);
  const seconds = data.panel.carouselSeconds;
  const list = useRef(ref.current);
  list.current = ref.current;
  useEffect(() => turnPages(() => list.current, seconds), [seconds]);
  const width = box.width - pad * 2;
  const columns = Math.max(1, Math.floor(width / leastWidth));
  const linkWidth = width / columns - 0.05;
  const links = (counters: ViewCounter[]) => (
    <div className="rooms">
      {counters.map((room) => (
        <RoomLink key={room.gid} room={room} data={data} width={linkWidth} />
      ))}
    </div>
  );
  return (
    <div ref={ref} className="room-list">
      {box.width > 0 && links(rooms)}
      {box.width > 0 &&
        groups.map((group) => (
          <div key={group.gid}>
            <div className="room-group">
              <FitText text={group.name} width={width * 0.6} size={5.4} weight={800} />
              <CountedText text={data.word('waitingPeople')} count={group.waitingCount} size={4.2} />
            </div>
            {links(group.counters)}
          </div>
        ))}
      {box.width > 0 && rooms.length + groups.length === 0 && <div className="empty">{data.word('noCounters')}</div>}
    </div>
  );
}
