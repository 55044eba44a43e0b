import { useLocaleState } from 'react-admin';
import { DayPicker } from 'react-day-picker';
import { enUS, th, zhTW } from 'react-day-picker/locale';
import 'react-day-picker/style.css';
import './day-choice.css';
import { eraShift, wallClock, writtenDay } from './calendar.ts';
import { useCalendar } from './use-calendar.ts';
import { weekStarts } from './week.ts';

/** Names of months and days; weeks start as calendars of the language have it (product.md, section 9). */
const languages = {
  'zh-TW': { locale: zhTW, weekStartsOn: weekStarts['zh-TW'] },
  'en-US': { locale: enUS, weekStartsOn: weekStarts['en-US'] },
  th: { locale: th, weekStartsOn: weekStarts.th },
} as const;

/** Years that can be chosen: of the oldest patients, and of what is planned. */
const [firstMonth, lastMonth] = [new Date(1900, 0), new Date(2099, 11)];

/** A month to choose a day from, its years counted in the organisation's era. */
export function DayChoice({ value, onChoose }: { value: string | undefined; onChoose(day: string): void }) {
  const [locale] = useLocaleState();
  const calendar = useCalendar();
  const language = languages[locale as keyof typeof languages] ?? languages['en-US'];
  const chosen = value === undefined ? undefined : localDate(value);
  const today = localDate(wallClock(Date.now(), calendar).day);
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
      {...language}
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
