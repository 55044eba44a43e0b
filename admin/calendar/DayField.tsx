import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../layout/lazy-part.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { dayText, exampleDay, isDay, readDay } from './calendar.ts';
import { useCalendar } from './use-calendar.ts';

const DayChoice = lazyPart(() => import('./DayChoice.tsx'), 'DayChoice');

export interface DayFieldProps {
  id?: string;
  /** YYYY-MM-DD; or what was typed and is no day. */
  value: string | undefined;
  disabled?: boolean;
  error?: boolean;
  /** Attributes of the input. */
  input?: NonNullable<OutlinedInputProps['inputProps']>;
  onChange(day: string | undefined): void;
  onLeave?(day: string | undefined): void;
}

/** A calendar day, typed as the organisation writes days or chosen from a calendar in its era. */
export function DayField({ id, value, disabled, error, input, onChange, onLeave }: DayFieldProps) {
  const translate = useTranslate();
  const { format } = useCalendar();
  const [typed, setTyped] = useState<string>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const known = value !== undefined && isDay(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value, or another way to write it, replaces what was typed
  useEffect(() => setTyped(undefined), [value, format]);
  const leave = () => {
    const day = typed === undefined ? value : (readDay(typed, format) ?? (typed.trim() || undefined));
    if (day !== value) onChange(day);
    setTyped(undefined);
    onLeave?.(day);
  };
  const choose = (day: string) => {
    setAnchor(undefined);
    onChange(day);
    onLeave?.(day);
  };
  return (
    <>
      <OutlinedInput
        {...(id && { id })}
        fullWidth
        size="small"
        value={typed ?? (known ? dayText(value, format) : (value ?? ''))}
        placeholder={dayText(exampleDay, format)}
        disabled={Boolean(disabled)}
        error={Boolean(error)}
        slotProps={{ input: { inputMode: 'numeric', autoComplete: 'off', ...input } }}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              disabled={Boolean(disabled)}
              aria-label={translate('admin.calendar.open')}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
            >
              <CalendarIcon fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
      />
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('admin.calendar.open'), sx: { p: 1.5 } } }}
      >
        <Suspense fallback={<Waiting />}>
          <DayChoice value={known ? value : undefined} onChoose={choose} />
        </Suspense>
      </Popover>
    </>
  );
}
