import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isDay, writtenDay } from '../calendar/calendar.ts';
import { DayField } from '../calendar/DayField.tsx';
import { useCalendar } from '../calendar/use-calendar.ts';
import { notOnPaper, onlyOnPaper } from '../theme/paper.ts';
import { isLonger, type Range, rangeFrom, usualRanges } from './range.ts';

interface RangePickerProps {
  /** The organisation's present day. */
  today: string;
  range: Range;
  /** Without it, there may be any number of days. */
  mostDays?: number;
  onChange(range: Range): void;
}

/** Days from the first to the last, with the ranges that are asked for most. */
export function RangePicker({ today, range, mostDays, onChange }: RangePickerProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const [shortened, setShortened] = useState(false);
  const choose = (wanted: Range, end: 'from' | 'to' = 'from') => {
    setShortened(mostDays !== undefined && isLonger(wanted, mostDays));
    onChange(rangeFrom(end, wanted, mostDays));
  };
  const end = (name: 'from' | 'to') => (
    <Box sx={{ width: 150 }}>
      <DayField
        value={range[name]}
        input={{ 'aria-label': translate(`admin.dashboard.${name}`) }}
        onChange={(day) => day && isDay(day) && choose({ ...range, [name]: day }, name)}
      />
    </Box>
  );
  return (
    <>
      <Box sx={onlyOnPaper}>{[range.from, range.to].map((day) => writtenDay(day, calendar)).join(' - ')}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexWrap: 'wrap', ...notOnPaper }}>
        {end('from')}
        <span aria-hidden>-</span>
        {end('to')}
        {usualRanges(today).map(([name, one]) => (
          <Button
            key={name}
            size="small"
            color="inherit"
            aria-pressed={one.from === range.from && one.to === range.to}
            onClick={() => choose(one)}
            // All stand on one line at 1024 × 768.
            sx={{ minWidth: 0, px: 0.5 }}
          >
            {translate(`admin.dashboard.${name}`)}
          </Button>
        ))}
        <Box role="status" sx={{ color: 'text.secondary', fontSize: 14 }}>
          {shortened && translate('admin.dashboard.atMostDays', { number: mostDays })}
        </Box>
      </Box>
    </>
  );
}
