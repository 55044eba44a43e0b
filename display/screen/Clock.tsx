import { type ReactNode, useLayoutEffect } from 'react';
import { dateText, localTime, timeText } from '#client/time/date-text.ts';
import type { ScreenData } from './screen-data.ts';
import { rearrange } from './use-box.ts';
import { useMinute } from './use-minute.ts';

interface ClockProps {
  data: ScreenData;
  /** Size of the time, in vmin. */
  size: number;
  date?: boolean;
  session?: boolean;
}

/** The organisation's time by the server's clock; looks each second, draws when the minute changes. */
export function Clock({ data, size, date, session }: ClockProps): ReactNode {
  const { timeZoneOffsetMinutes, dateFormat } = data.organisation;
  const minute = useMinute(true);
  const time = localTime(minute * 60000, timeZoneOffsetMinutes);
  const words = date ? [dateText(time, dateFormat, data.word), data.word(`weekday.${time.weekday}`)] : [];
  if (session && data.session !== 'day') words.push(data.word(`session.${data.session}`));
  // Longer words take from what stands beside it.
  const wide = words.join('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes by the words
  useLayoutEffect(rearrange, [wide]);
  return (
    <div className="clock" style={{ fontSize: `${size}vmin` }}>
      {words.map((text) => (
        <span key={text} className="clock-word">
          {text}
        </span>
      ))}
      <span className="clock-time">{timeText(time)}</span>
    </div>
  );
}
