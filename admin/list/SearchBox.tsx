import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#generated/limits.ts';
import { notOnPaper } from '../theme/paper.ts';
import { textAfterSearch } from './text-after-search.ts';

interface SearchBoxProps {
  /** What is searched for now. */
  value: string;
  /** What can be searched for, in the user's language. */
  label: string;
  maxLength?: number;
  sx: SxProps;
  onSearch(text: string): void;
}

/** The search box trims spaces and waits for a pause in typing. */
export function SearchBox({ value, label, maxLength, sx, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  const sent = useRef(value);
  useEffect(() => {
    const { current } = sent;
    sent.current = value;
    setTyped((now) => textAfterSearch(now, value, current));
  }, [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const pause = setTimeout(() => {
      sent.current = typed.trim();
      search.current(sent.current);
    }, limits.searchDebounceMs);
    return () => clearTimeout(pause);
  }, [typed, value]);
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={typed}
      placeholder={label}
      onChange={({ target }) => setTyped(target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label, maxLength } }}
      sx={typed === '' ? ({ ...sx, ...notOnPaper } as SxProps) : sx}
    />
  );
}
