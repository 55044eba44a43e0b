import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { labelled } from '../i18n/labelled.ts';
import { overrideOf } from '../overrides/override.ts';
import { ColumnValue } from './ColumnValue.tsx';
import { cardColumns } from './card-columns.ts';
import { OrderHandle } from './OrderHandle.tsx';
import { RowActions } from './RowActions.tsx';
import { ToggleSwitch } from './ToggleSwitch.tsx';
import { useListed } from './use-listed.ts';
import type { Ordering } from './use-ordering.ts';

interface ListCardProps {
  record: RaRecord;
  /** Place on this page, from 0. */
  index: number;
  selectable: boolean;
  ordering: Ordering;
}

/** One record of a list on a phone: its name, what matters most of it, its switch and what can be done with it. */
export function ListCard({ record, index, selectable, ordering }: ListCardProps) {
  const translate = useTranslate();
  const { resource, name, page } = useListed(record);
  const { selectedIds, onToggleItem } = useListContext();
  const selected = selectedIds?.includes(record.id) ?? false;
  const toggle = () => onToggleItem(record.id);
  const { Pictured, Below } = overrideOf(resource.name);
  const named = (
    <>
      {page && resource.nameKey ? (
        <Link component={RouterLink} to={page} underline="hover">
          {name}
        </Link>
      ) : (
        resource.nameKey && name
      )}
      {Below && <Below record={record} />}
    </>
  );
  return (
    <Box
      component="li"
      sx={{
        px: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: selected ? 'action.selected' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {ordering.possible && <OrderHandle index={index} name={name} ordering={ordering} />}
        {selectable && (
          <Checkbox
            size="small"
            edge="start"
            checked={selected}
            onChange={toggle}
            slotProps={{
              input: { 'aria-label': labelled(translate, translate('ra.action.select_row'), name) },
            }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {Pictured ? <Pictured record={record}>{named}</Pictured> : named}
        </Box>
        {resource.enabledKey && resource.operations.toggle && <ToggleSwitch record={record} name={name} />}
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <RowActions record={record} name={name} />
        </Box>
      </Box>
      <Box component="dl" sx={facts}>
        {cardColumns(resource, record).map((column) => (
          <Box key={column.source} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(column.labelKey)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <ColumnValue column={column} record={record} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.25,
  m: 0,
  fontSize: 14,
} as const;
