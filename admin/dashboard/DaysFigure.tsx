import { useTranslate } from 'react-admin';
import { monthText, writtenDay } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { BarFigure } from '../figures/BarFigure.tsx';
import { barsOfDays } from './bars-of-days.ts';
import { type Counted, seriesOf } from './series.ts';

interface DaysFigureProps {
  days: Parameters<typeof barsOfDays>[0];
  counted: readonly Counted[];
}

/** What was counted on each day of a range, of a long one in each month. */
export function DaysFigure({ days, counted }: DaysFigureProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { by, bars } = barsOfDays(days, counted, {
    day: (date) => writtenDay(date, calendar),
    month: (month) => monthText(month, calendar.format),
  });
  return (
    <BarFigure
      title={translate(by === 'day' ? 'admin.dashboard.perDay' : 'admin.dashboard.perMonth')}
      of={translate(by === 'day' ? 'fields.DayFigures.date' : 'admin.dashboard.byMonth')}
      series={seriesOf(counted, translate)}
      bars={bars}
    />
  );
}
