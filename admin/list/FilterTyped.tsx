import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isEnter } from '#client/text/is-enter.ts';
import type { ResourceField } from '#generated/resources.ts';
import { instantAt, isDay, wallClock } from '../calendar/calendar.ts';
import { DayField } from '../calendar/DayField.tsx';
import { TimeField } from '../calendar/TimeField.tsx';
import { useCalendar } from '../calendar/use-calendar.ts';

interface FilterTypedProps {
  filter: ResourceField;
  value: unknown;
  onChange(value: unknown): void;
}

/** A filter that is typed: a moment, a day, or a text. It is in force when the field is left, or with Enter. */
export function FilterTyped(props: FilterTypedProps) {
  if (props.filter.type === 'instant') return <MomentFilter {...props} />;
  return props.filter.type === 'date' ? <DayFilter {...props} /> : <TextFilter {...props} />;
}

function TextFilter({ filter, value, onChange }: FilterTypedProps) {
  const translate = useTranslate();
  const present = String(value ?? '');
  const [typed, setTyped] = useState(present);
  useEffect(() => setTyped(present), [present]);
  const take = () => {
    const text = typed.trim();
    if (text !== present) onChange(text || undefined);
  };
  return (
    <TextField
      label={translate(filter.labelKey)}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => isEnter(event) && take()}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 60, autoComplete: 'off' } }}
    />
  );
}

function DayFilter({ filter, value, onChange }: FilterTypedProps) {
  const label = useTranslate()(filter.labelKey);
  return (
    <Labelled label={label}>
      <DayField
        value={value as string | undefined}
        input={{ 'aria-label': label }}
        onChange={(day) => (day === undefined || isDay(day)) && onChange(day)}
      />
    </Labelled>
  );
}

/** A day, and a time of it: midnight unless another is typed. */
function MomentFilter({ filter, value, onChange }: FilterTypedProps) {
  const label = useTranslate()(filter.labelKey);
  const calendar = useCalendar();
  const { day, time } = typeof value === 'number' ? wallClock(value, calendar) : { day: undefined, time: '' };
  // A whole day is meant by a day alone: from its start, until its end.
  const usual = filter.source === 'to' ? '23:59' : '00:00';
  const take = (nextDay: string | undefined, nextTime = usual) => {
    const at = nextDay === undefined ? undefined : instantAt(nextDay, nextTime, calendar);
    if (!Number.isNaN(at)) onChange(at);
  };
  return (
    <Labelled label={label}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 1 }}>
        <DayField
          value={day}
          input={{ 'aria-label': label }}
          onChange={(next) => take(next, time.slice(0, 5) || undefined)}
        />
        <TimeField
          value={time.slice(0, 5)}
          disabled={day === undefined}
          input={{ 'aria-label': label }}
          onChange={(next) => take(day, next)}
        />
      </Box>
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
}
