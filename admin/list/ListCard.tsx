import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { labelled } from '../i18n/labelled.ts';
import { overrideOf } from '../overrides/override.ts';
import { OrderHandle } from './OrderHandle.tsx';
import { RecordFacts } from './RecordFacts.tsx';
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
      <RecordFacts record={record} resource={resource} />
    </Box>
  );
}
