import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext, useTranslate } from 'react-admin';
import { ColumnHead } from './ColumnHead.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListRow, stuck } from './ListRow.tsx';
import { useDescribed } from './use-described.ts';
import { useOrdering } from './use-ordering.ts';

/** The rows of a list, with what their resource allows: choosing, ordering, switching. */
export function ListTable() {
  const translate = useTranslate();
  const { resource } = useDescribed();
  const { data, isPending, isFetching, error, selectedIds, onSelect } = useListContext();
  const ordering = useOrdering();
  const selectable = Boolean(resource.operations.bulkDelete ?? resource.operations.bulkUpdate);
  if (error) return <Box sx={{ p: 3, color: 'error.main' }}>{error.message}</Box>;
  if (!isPending && data?.length === 0) return <ListEmpty />;
  const ids = data?.map(({ id }) => id) ?? [];
  const chosen = ids.filter((id) => selectedIds?.includes(id));
  return (
    <>
      <Box sx={{ height: 3 }}>
        {isFetching && <LinearProgress aria-label={translate('ra.page.loading')} sx={{ height: 3 }} />}
      </Box>
      <TableContainer>
        <Table aria-label={translate(resource.labelKey)} aria-busy={isFetching}>
          <TableHead>
            <TableRow>
              {ordering.possible && (
                <TableCell padding="checkbox">
                  <span className="visually-hidden">{translate('admin.list.order')}</span>
                </TableCell>
              )}
              {selectable && (
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={ids.length > 0 && chosen.length === ids.length}
                    indeterminate={chosen.length > 0 && chosen.length < ids.length}
                    onChange={(_, all) => onSelect(all ? ids : [])}
                    slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
                  />
                </TableCell>
              )}
              {resource.columns.map((column) => (
                <ColumnHead key={column.source} column={column} />
              ))}
              <TableCell align="right" sx={{ ...stuck, bgcolor: 'background.paper' }}>
                <span className="visually-hidden">{translate('admin.list.actions')}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.map((record, index) => (
              <ListRow key={record.id} record={record} index={index} selectable={selectable} ordering={ordering} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
