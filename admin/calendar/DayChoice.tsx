import { useLocaleState } from 'react-admin';
import { DayPicker } from 'react-day-picker';
import { dayNames } from '#generated/day-names.ts';
import type { Locale } from '#generated/shapes.ts';
import 'react-day-picker/style.css';
import './day-choice.css';
import { eraShift, writtenDay } from './calendar.ts';
import { useCalendar } from './use-calendar.ts';
import { useToday } from './use-today.ts';
import { weekStart } from './week.ts';

/** Years that can be chosen: of the oldest patients, and of what is planned. */
const [firstMonth, lastMonth] = [new Date(1900, 0), new Date(2099, 11)];

/** A month to choose a day from, its years counted in the organisation's era. */
export function DayChoice({ value, onChoose }: { value: string | undefined; onChoose(day: string): void }) {
  const [locale] = useLocaleState();
  const calendar = useCalendar();
  const chosen = value === undefined ? undefined : localDate(value);
  const today = localDate(useToday());
  const year = (date: Date) => String(date.getFullYear() + eraShift(calendar.format));
  return (
    <DayPicker
      mode="single"
      autoFocus
      required
      className="day-choice"
      captionLayout="dropdown"
      startMonth={firstMonth}
      endMonth={lastMonth}
      defaultMonth={chosen ?? today}
      today={today}
      selected={chosen}
      onSelect={(date) => onChoose(dayOf(date))}
      formatters={{ formatYearDropdown: year }}
      labels={{ labelDayButton: (date) => writtenDay(dayOf(date), calendar) }}
      locale={dayNames[locale as Locale] ?? dayNames['en-US']}
      weekStartsOn={weekStart(locale)}
    />
  );
}

function localDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
