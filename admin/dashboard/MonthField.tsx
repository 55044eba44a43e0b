import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { monthText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';

interface MonthFieldProps {
  /** YYYY-MM */
  month: string;
  last: string;
  onChange(month: string): void;
}

/** A month, with a step back and forth; none after the last. */
export function MonthField({ month, last, onChange }: MonthFieldProps) {
  const translate = useTranslate();
  const { format } = useCalendar();
  const [year = 0, number = 1] = month.split('-').map(Number);
  const step = (by: number) => onChange(new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton size="small" aria-label={translate('admin.dashboard.monthBefore')} onClick={() => step(-1)}>
        <ChevronLeft />
      </IconButton>
      <Box component="span" sx={{ minWidth: 84, textAlign: 'center', fontWeight: 600 }}>
        {monthText(month, format)}
      </Box>
      <IconButton
        size="small"
        aria-label={translate('admin.dashboard.monthAfter')}
        disabled={month >= last}
        onClick={() => step(1)}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
