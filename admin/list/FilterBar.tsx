import FilterIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { limits } from '#generated/limits.ts';
import { FilterChoice } from './FilterChoice.tsx';
import { useDescribed } from './use-described.ts';
import { useFilterText } from './use-filter-text.ts';

/** Search and filters of a list; those in force stand beside it and can be taken away singly. */
export function FilterBar() {
  const translate = useTranslate();
  const { resource } = useDescribed();
  const { filterValues = {}, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const filterText = useFilterText();
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...others } = filterValues as Record<string, unknown>;
    setFilters(value === undefined || value === '' ? others : { ...others, [name]: value });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {resource.searchable && <SearchBox value={String(filterValues.q ?? '')} onSearch={(text) => set('q', text)} />}
      {resource.filters.length > 0 && (
        <Button
          color="inherit"
          startIcon={<FilterIcon />}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          {translate('admin.list.filter')}
        </Button>
      )}
      {resource.filters
        .filter(({ source }) => filterValues[source] !== undefined)
        .map((filter) => (
          <Chip
            key={filter.source}
            label={`${translate(filter.labelKey)}：${filterText(filter, filterValues[filter.source])}`}
            onDelete={() => set(filter.source, undefined)}
          />
        ))}
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('admin.list.filter'),
            sx: {
              p: 2,
              width: 320,
              display: 'flex',
              flexDirection: 'column',
              gap: 2,
              border: 1,
              borderColor: 'divider',
            },
          },
        }}
      >
        {resource.filters.map((filter) => (
          <FilterChoice
            key={filter.source}
            filter={filter}
            value={filterValues[filter.source]}
            onChange={(value) => set(filter.source, value)}
          />
        ))}
      </Popover>
    </Box>
  );
}

/** The search box trims spaces and waits for a pause in typing. */
function SearchBox({ value, onSearch }: { value: string; onSearch(text: string): void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const pause = setTimeout(() => search.current(typed.trim()), limits.searchDebounceMs);
    return () => clearTimeout(pause);
  }, [typed, value]);
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={typed}
      placeholder={translate('ra.action.search')}
      onChange={({ target }) => setTyped(target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': translate('ra.action.search') } }}
      sx={{ width: 240 }}
    />
  );
}
