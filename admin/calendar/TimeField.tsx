import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { readTime, roundTime } from './calendar.ts';

const stepMinutes = 30;
const times = Array.from({ length: (24 * 60) / stepMinutes }, (_, step) => {
  const minutes = step * stepMinutes;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

export interface TimeFieldProps {
  id?: string;
  /** HH:MM; or what was typed and is no time. */
  value: string | undefined;
  /** What is typed is rounded to this many minutes. */
  step?: number;
  disabled?: boolean;
  error?: boolean;
  /** Attributes of the input. */
  input?: NonNullable<OutlinedInputProps['inputProps']>;
  onChange(time: string | undefined): void;
  onLeave?(time: string | undefined): void;
}

/** A time of day on a 24-hour clock: typed ("930"), or chosen in half hours. */
export function TimeField({ id, value = '', step = 1, disabled, error, input, onChange, onLeave }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value replaces what was typed
  useEffect(() => setTyped(undefined), [value]);
  const take = (text: string) => {
    const read = readTime(text);
    const time = read ? roundTime(read, step) : text.trim() || undefined;
    if (time !== (value || undefined)) onChange(time);
    setTyped(undefined);
    return time;
  };
  return (
    <Autocomplete
      {...(id && { id })}
      freeSolo
      options={times}
      // What is typed finds nothing away: the list stays whole, and opens at the time that is set.
      filterOptions={(options) => options}
      inputValue={typed ?? value}
      value={times.includes(value) ? value : null}
      disabled={Boolean(disabled)}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_, chosen) => take(chosen ?? '')}
      // What stands there already is left as it is.
      onBlur={() => onLeave?.(typed === undefined ? value || undefined : take(typed))}
      renderInput={({ slotProps, ...params }) => (
        <OutlinedInput
          {...params}
          {...slotProps.input}
          fullWidth
          size="small"
          placeholder="08:30"
          error={Boolean(error)}
          slotProps={{ input: { ...slotProps.htmlInput, inputMode: 'numeric', ...input } }}
        />
      )}
    />
  );
}
