import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import { ListRow, stuck } from './ListRow.tsx';
import { SelectAll } from './SelectAll.tsx';
import { useDescribed } from './use-described.ts';
import { hasActions } from './use-listed.ts';
import { useOrdering } from './use-ordering.ts';
import { useSelection } from './use-selection.ts';

/** The rows of a list, with what their resource allows: choosing, ordering, switching. */
export const ListTable = memo(function ListTable() {
  const translate = useTranslate();
  const { resource } = useDescribed();
  const { data, isFetching, selectedIds, onToggleItem } = useListContext();
  const ordering = useOrdering();
  const selection = useSelection();
  return (
    <ScrolledTable label={translate(resource.labelKey, { smart_count: 2 })}>
      <Table aria-label={translate(resource.labelKey, { smart_count: 2 })} aria-busy={isFetching}>
        <TableHead>
          <TableRow>
            {ordering.possible && (
              <TableCell padding="checkbox">
                <span className="visually-hidden">{translate('admin.list.order')}</span>
              </TableCell>
            )}
            {selection.possible && (
              <TableCell padding="checkbox">
                <SelectAll />
              </TableCell>
            )}
            {resource.columns.map((column) => (
              <ColumnHead key={column.source} column={column} />
            ))}
            {hasActions(resource) && (
              <TableCell align="right" sx={{ ...stuck, bgcolor: 'background.paper' }}>
                <span className="visually-hidden">{translate('admin.list.actions')}</span>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {data?.map((record, index) => (
            <ListRow
              key={record.id}
              record={record}
              index={index}
              selected={selection.possible ? (selectedIds?.includes(record.id) ?? false) : undefined}
              ordering={ordering.possible ? ordering : undefined}
              onToggle={onToggleItem}
            />
          ))}
        </TableBody>
      </Table>
    </ScrolledTable>
  );
});
