import type { ReactNode } from 'react';
import { limits } from '#generated/limits.ts';
import type { ViewCounter } from '#generated/shapes.ts';
import { CallNumber } from '../screen/CallNumber.tsx';
import { doctorText } from '../screen/doctor-text.ts';
import { FitText } from '../screen/FitText.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { numberless, numberlessTone } from '../screen/service-text.ts';
import { useRecent } from '../screen/use-recent.ts';
import type { ListColumn } from './cell-text.ts';
import { PagedPeople } from './PagedPeople.tsx';

interface AppointmentColumnProps {
  room: ViewCounter;
  /** The rooms beside it and itself: they are drawn alike. */
  alike: readonly ViewCounter[];
  data: ScreenData;
  /** In vmin. */
  width: number;
  height: number;
  hidden: ListColumn[];
}

const roomHeight = 15;

/** One room: who sits in it, its number, and its list of appointments in pages. */
export function AppointmentColumn({ room, alike, data, width, height, hidden }: AppointmentColumnProps): ReactNode {
  const { panel, word } = data;
  const called = useRecent(room.current === '' ? undefined : room.calledAt, limits.callHighlightSeconds);
  const people = room.appointments || [];
  const away = numberless(room, word);
  const who = [room.secondName, room.department, doctorText(room, word)].filter(Boolean).join('　');
  const side = width * 0.3;
  const nameWidth = width - side - 4.6;
  return (
    <div className="appointments" style={{ width: `${width}vmin`, height: `${height}vmin` }}>
      <div
        className={called ? 'card appointments-room card-called' : 'card appointments-room'}
        style={{ height: `${roomHeight}vmin` }}
      >
        <div style={{ width: `${nameWidth}vmin` }}>
          <FitText text={room.name} width={nameWidth} size={5.4} height={8} weight={800} />
          <FitText className={called ? '' : 'muted'} text={who} width={nameWidth} size={3} height={5.6} />
        </div>
        <div className="card-number" style={{ width: `${side}vmin` }}>
          {away ? (
            <div className={numberlessTone(room)}>
              <FitText text={away} width={side} size={4.2} weight={700} />
              {room.pauseShort && <FitText text={room.pauseShort} width={side} size={3.4} weight={700} />}
            </div>
          ) : (
            <CallNumber
              text={room.current}
              mark={room.mark}
              seq={room.calledSeq}
              calledAt={room.calledAt}
              width={side}
              size={roomHeight * 0.78}
            />
          )}
        </div>
      </div>
      {people.length > 0 ? (
        <PagedPeople
          people={people}
          alike={alike.map(({ appointments = [] }) => appointments.length)}
          data={data}
          columns={panel.columns}
          hidden={hidden}
          width={width}
          height={height - roomHeight}
        />
      ) : (
        <div className="empty">{word('noAppointments')}</div>
      )}
    </div>
  );
}
