import type { ReactNode } from 'react';
import type { ViewCounter } from '#generated/shapes.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { Clock } from '../screen/Clock.tsx';
import { FitText } from '../screen/FitText.tsx';
import { useBox } from '../screen/use-box.ts';
import { textWidth } from '../text/text-width.ts';
import { valueAt } from '../text/value-at.ts';

const nameSize = 8.6;

/** The room a patient looks for, who sits in it, and the time. */
export function RoomCard({ block, data }: BlockProps<'roomCard'>): ReactNode {
  const [ref, box] = useBox(true);
  const [frameRef, frame] = useBox();
  const { word, panel } = data;
  const counter = valueAt(data, block.counter) as ViewCounter | null;
  const name = counter ? counter.name : panel.counterName || panel.name;
  const nameWidth = Math.min(frame.width * 0.34, textWidth(name, 800) * nameSize * 1.03);
  const session = data.session === 'day' ? '' : word(`session.${data.session}`);
  // As `doctorText` says it, which would be in the first script if two parts of it had it in common.
  const { doctor = '', doctorTitled, secondName }: Partial<ViewCounter> = counter || {};
  const doctorSaid = doctor && !doctorTitled ? word('doctorTitle', { doctor }) : doctor;
  const first = counter?.department || data.organisation.name;
  const second = [doctorSaid, session].filter(Boolean).join('　');
  return (
    <div ref={frameRef} className="room-card">
      <div className="room-card-name" style={{ width: `${nameWidth}vmin` }}>
        <FitText
          text={name}
          width={nameWidth}
          size={secondName ? 6.8 : nameSize}
          height={secondName ? 7.6 : 11.5}
          weight={800}
        />
        {secondName && <FitText className="muted" text={secondName} width={nameWidth} size={3.5} twoLines={false} />}
      </div>
      <div ref={ref} className="room-card-who">
        {box.width > 0 && <FitText text={first} width={box.width} size={4.1} weight={700} twoLines={second === ''} />}
        {box.width > 0 && second !== '' && (
          <FitText className="muted" text={second} width={box.width} size={3.5} twoLines={false} />
        )}
      </div>
      <Clock data={data} size={5.4} date={!data.screen.portrait} />
    </div>
  );
}
