import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { labelled } from '../i18n/labelled.ts';
import { lazyPart } from '../layout/lazy-part.ts';
import { SearchBox } from './SearchBox.tsx';
import { useDescribed } from './use-described.ts';
import { useFilterText } from './use-filter-text.ts';

const FilterChoice = lazyPart(() => import('./FilterChoice.tsx'), 'FilterChoice');

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
    <Box
      sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', flexBasis: { xs: '100%', sm: 'auto' } }}
    >
      {resource.searchable && (
        <SearchBox
          value={String(filterValues.q ?? '')}
          label={translate('ra.action.search')}
          sx={{ width: 240, flex: { xs: '1 1 160px', sm: 'none' } }}
          onSearch={(text) => set('q', text)}
        />
      )}
      {resource.filters.length > 0 && (
        <Button
          color="inherit"
          startIcon={<FilterIcon />}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => void FilterChoice.bring().then(() => setAnchor(currentTarget))}
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
            label={labelled(translate, translate(filter.labelKey), filterText(filter, filterValues[filter.source]))}
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
              maxWidth: '100%',
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
