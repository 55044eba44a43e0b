import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';
import { positionSort } from '../data/dialect.ts';
import { labelled } from '../i18n/labelled.ts';
import { useDescribed } from './use-described.ts';

/** What a list is sorted by and in which direction, where it has no column heads to press. */
export function SortChoice() {
  const translate = useTranslate();
  const { resource } = useDescribed();
  const { sort, setSort } = useListContext();
  const options = [
    ...(resource.positioned ? [{ field: positionSort, label: translate('admin.list.storedOrder') }] : []),
    ...resource.columns
      .filter(({ sortable }) => sortable)
      .map(({ source, labelKey }) => ({ field: source, label: translate(labelKey) })),
  ];
  if (options.length === 0) return null;
  const order = sort.order === 'ASC' ? 'DESC' : 'ASC';
  const Icon = sort.order === 'ASC' ? UpIcon : DownIcon;
  return (
    <Box sx={{ display: 'flex', flex: '1 1 190px', gap: 0.5 }}>
      <TextField
        select
        label={translate('admin.list.sortBy')}
        value={options.some(({ field }) => field === sort.field) ? sort.field : ''}
        onChange={({ target }) => setSort({ field: target.value, order: 'ASC' })}
      >
        {options.map(({ field, label }) => (
          <MenuItem key={field} value={field}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {sort.field !== positionSort && (
        <IconButton
          aria-label={labelled(translate, translate('admin.list.turnOrder'), translate(`ra.sort.${sort.order}`))}
          onClick={() => setSort({ field: sort.field, order })}
        >
          <Icon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
