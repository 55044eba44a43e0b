import BackIcon from '@mui/icons-material/ChevronLeft';
import OnIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { isDay } from './calendar.ts';
import { DayField } from './DayField.tsx';
import { daysAfter } from './week.ts';

interface DayBarProps {
  /** What the day is, for who does not see the field. */
  label: string;
  day: string;
  today: string;
  onChange(day: string | undefined): void;
}

/** The day that is shown: the one before, the one after, today, or any. */
export function DayBar({ label, day, today, onChange }: DayBarProps) {
  const translate = useTranslate();
  const go = (to: string) => onChange(to === today ? undefined : to);
  const step = (days: number, key: string, icon: React.ReactNode) => (
    <Tooltip title={translate(key)}>
      <IconButton aria-label={translate(key)} onClick={() => go(daysAfter(day, days))}>
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {step(-1, 'admin.calendar.dayBefore', <BackIcon />)}
      <Box sx={{ width: 170 }}>
        <DayField
          value={day}
          input={{ 'aria-label': label }}
          onChange={(chosen) => chosen && isDay(chosen) && go(chosen)}
        />
      </Box>
      {step(1, 'admin.calendar.dayAfter', <OnIcon />)}
      <Button
        size="small"
        variant="outlined"
        aria-pressed={day === today}
        sx={day === today ? { bgcolor: 'var(--primary-soft)' } : undefined}
        onClick={() => go(today)}
      >
        {translate('admin.dashboard.today')}
      </Button>
    </Box>
  );
}
