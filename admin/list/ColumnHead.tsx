import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext, useTranslate } from 'react-admin';
import type { ResourceField } from '#generated/resources.ts';

/** The head of a column; one press sorts by it, another turns the order round. */
export function ColumnHead({ column }: { column: ResourceField }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const active = sort.field === column.source;
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc';
  const label = translate(column.labelKey);
  return (
    <TableCell align={column.type === 'number' ? 'right' : 'left'} sortDirection={active ? direction : false}>
      {column.sortable ? (
        <TableSortLabel
          active={active}
          direction={direction}
          sx={{ '& .MuiTableSortLabel-icon': { display: active ? undefined : 'none' } }}
          onClick={() => setSort({ field: column.source, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}
