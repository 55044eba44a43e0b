import type { ReactNode } from 'react';
import { limits } from '#generated/limits.ts';
import type { QueueColumn, ViewCounter } from '#generated/shapes.ts';
import { CallNumber } from '../screen/CallNumber.tsx';
import { FitText } from '../screen/FitText.tsx';
import { PageDots } from '../screen/PageDots.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { numberless, numberlessTone } from '../screen/service-text.ts';
import { usePages } from '../screen/use-pages.ts';
import { useRecent } from '../screen/use-recent.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { personColumns } from './person-columns.ts';

interface AppointmentColumnProps {
  room: ViewCounter;
  data: ScreenData;
  /** In vmin. */
  width: number;
  height: number;
  hidden: QueueColumn[];
}

const roomHeight = 15;
const headHeight = 4.6;
const dotsHeight = 2;

/** One room: who sits in it, its number, and its list of appointments in pages. */
export function AppointmentColumn({ room, data, width, height, hidden }: AppointmentColumnProps): ReactNode {
  const { panel, screen, word } = data;
  const called = useRecent(room.current === '' ? undefined : room.calledAt, limits.callHighlightSeconds);
  const people = room.appointments || [];
  const space = height - roomHeight - headHeight - dotsHeight;
  const tall = panel.rowHeight / 100;
  const fitting = Math.max(1, Math.floor(space / (Math.max(screen.least, 2.8) * 2.1 * tall)));
  // A list never turns faster than the rooms do, so that each room is seen whole in two rounds.
  const pages = usePages(people, fitting, Math.max(5, panel.carouselSeconds / 2), -1, undefined);
  const rowHeight = Math.min(space / Math.max(pages.perPage, 4), 9 * tall);
  const columns = personColumns(panel.columns, people, width, hidden);
  const away = numberless(room, word);
  const who = [room.department, room.doctor && word('doctorTitle', { doctor: room.doctor })].filter(Boolean).join('　');
  const side = width * 0.3;
  const nameWidth = width - side - 4.6;
  return (
    <div className="appointments" style={{ width: `${width}vmin`, height: `${height}vmin` }}>
      <div
        className={called ? 'appointments-room card-called' : 'appointments-room'}
        style={{ height: `${roomHeight}vmin` }}
      >
        <div style={{ width: `${nameWidth}vmin` }}>
          <FitText text={room.name} width={nameWidth} size={5.4} height={8} weight={800} />
          <FitText className={called ? '' : 'muted'} text={who} width={nameWidth} size={3} height={5.6} />
        </div>
        <div className="card-number" style={{ width: `${side}vmin` }}>
          {away ? (
            <FitText className={numberlessTone(room)} text={away} width={side} size={4.2} weight={700} />
          ) : (
            <CallNumber
              text={room.current}
              seq={room.calledSeq}
              calledAt={room.calledAt}
              width={side}
              size={roomHeight * 0.78}
            />
          )}
        </div>
      </div>
      {people.length > 0 ? (
        <PeopleTable people={pages.shown} columns={columns} data={data} head={headHeight} height={rowHeight} />
      ) : (
        <div className="empty">{word('noAppointments')}</div>
      )}
      <PageDots page={pages.page} count={pages.count} />
    </div>
  );
}
