import type { ReactNode } from 'react';
import { limits } from '#generated/limits.ts';
import type { ViewCounter } from '#generated/shapes.ts';
import { CallNumber } from '../screen/CallNumber.tsx';
import { CountedText } from '../screen/CountedText.tsx';
import { doctorText } from '../screen/doctor-text.ts';
import { FitText } from '../screen/FitText.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { numberless, numberlessTone } from '../screen/service-text.ts';
import { useRecent } from '../screen/use-recent.ts';

interface RoomLinkProps {
  room: ViewCounter;
  data: ScreenData;
  /** In vmin. */
  width: number;
}

const space = 2.4;
const numberShare = 0.34;

/** One room: its name and who sits there, how many wait, its number. It opens the room's own page. */
export function RoomLink({ room, data, width }: RoomLinkProps): ReactNode {
  const { word, panel } = data;
  const called = useRecent(room.current === '' ? undefined : room.calledAt, limits.callHighlightSeconds);
  const away = numberless(room, word);
  const who = [room.secondName, room.department, doctorText(room, word)].filter(Boolean);
  const side = (width - space * 2) * numberShare;
  const nameWidth = width - space * 3 - side;
  const quiet = called ? '' : 'muted';
  return (
    <a
      className={called ? 'room card-called' : 'room'}
      href={`detail?room=${encodeURIComponent(room.gid)}&lang=${panel.language}`}
      style={{ width: `${width}vmin` }}
    >
      <div style={{ width: `${nameWidth}vmin` }}>
        <div className="fit room-name">{room.name}</div>
        {who.length > 0 && (
          <div className={`fit room-who ${quiet}`}>
            {who.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of them may read alike
              <span key={place}>
                <span className="room-who-part">{part}</span>{' '}
              </span>
            ))}
          </div>
        )}
        {room.keepsList && <CountedText text={word('waitingPeople')} count={room.waitingCount} size={4.2} />}
      </div>
      <div className="card-number" style={{ width: `${side}vmin` }}>
        {away ? (
          <div className={numberlessTone(room)}>
            <FitText text={away} width={side} size={4.8} weight={700} />
            {room.pauseShort && <FitText text={room.pauseShort} width={side} size={4.2} />}
          </div>
        ) : (
          <CallNumber
            text={room.current}
            mark={room.mark}
            seq={room.calledSeq}
            calledAt={room.calledAt}
            width={side}
            size={13}
          />
        )}
      </div>
    </a>
  );
}
