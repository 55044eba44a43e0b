import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type DragEvent, memo } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { labelled } from '../i18n/labelled.ts';
import { overrideOf } from '../overrides/override.ts';
import { ColumnValue } from './ColumnValue.tsx';
import { OrderHandle } from './OrderHandle.tsx';
import { RowActions } from './RowActions.tsx';
import { ToggleSwitch } from './ToggleSwitch.tsx';
import { hasActions, useListed } from './use-listed.ts';
import type { Ordering } from './use-ordering.ts';

interface ListRowProps {
  record: RaRecord;
  /** Place on this page, from 0. */
  index: number;
  /** Whether it is chosen; undefined where none can be. */
  selected: boolean | undefined;
  /** Where rows are ordered by hand. */
  ordering: Ordering | undefined;
  onToggle(id: Identifier): void;
}

/** One record of a list. Its name leads to its page. Drawn again only when something of it changes: a row is costly. */
export const ListRow = memo(function ListRow({ record, index, selected, ordering, onToggle }: ListRowProps) {
  const translate = useTranslate();
  const { resource, name, page } = useListed(record);
  const { Below } = overrideOf(resource.name);
  return (
    <TableRow
      hover
      selected={selected === true}
      {...(ordering && {
        onDragOver: (event: DragEvent) => ordering.dragged !== undefined && event.preventDefault(),
        onDrop: () => ordering.drop(index),
      })}
      sx={{ ...opaque, opacity: ordering?.dragged === index ? 0.4 : 1 }}
    >
      {ordering && (
        <TableCell padding="checkbox">
          <OrderHandle index={index} name={name} ordering={ordering} />
        </TableCell>
      )}
      {selected !== undefined && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={selected}
            onChange={() => onToggle(record.id)}
            slotProps={{
              input: { 'aria-label': labelled(translate, translate('ra.action.select_row'), name) },
            }}
          />
        </TableCell>
      )}
      {resource.columns.map((column) => (
        <TableCell key={column.source} align={column.type === 'number' ? 'right' : 'left'}>
          {column.source === resource.nameKey && page ? (
            <Link component={RouterLink} to={page} underline="hover" sx={{ ...lines, fontWeight: 600 }}>
              {name}
            </Link>
          ) : column.source === resource.enabledKey && resource.operations.toggle ? (
            <ToggleSwitch record={record} name={name} />
          ) : (
            <Box sx={{ ...lines, ml: column.type === 'number' ? 'auto' : undefined }}>
              <ColumnValue column={column} record={record} />
            </Box>
          )}
          {Below && column.source === resource.nameKey && <Below record={record} />}
        </TableCell>
      ))}
      {hasActions(resource) && (
        <TableCell align="right" sx={stuck}>
          <RowActions record={record} name={name} />
        </TableCell>
      )}
    </TableRow>
  );
});

/** Opaque, because the actions stand over what is moved below them. */
export const opaque = {
  bgcolor: 'background.paper',
  '&.MuiTableRow-hover:hover': { bgcolor: 'var(--ground)' },
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'var(--selected)' },
};

/** The actions stay in view when a wide list is moved sideways. */
export const stuck = { position: 'sticky', right: 0, bgcolor: 'inherit', whiteSpace: 'nowrap' } as const;

/** A long text takes two lines at most. */
const lines = {
  width: 'max-content',
  maxWidth: 'clamp(200px, 34vw, 560px)',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
