import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import { cellFaultText } from './fault-text.ts';
import type { SheetPlan } from './rows/sheet-plan.ts';
import type { Counts, RowOutcome, ShownRow } from './rows/workbench.ts';
import type { Bench } from './worker/open-bench.ts';

const perPage = 25;
const outcomes: readonly RowOutcome[] = ['wrong', 'new', 'changed', 'same', 'taken'];
const colours = { wrong: 'error', new: 'success', changed: 'info', same: 'default', taken: 'success' } as const;

interface CheckedRowsProps {
  bench: Bench;
  plan: SheetPlan;
  counts: Counts;
}

/** The rows of a file with what becomes of each, the wrong ones first. */
export function CheckedRows({ bench, plan, counts }: CheckedRowsProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<RowOutcome | 'all'>(counts.wrong > 0 ? 'wrong' : 'all');
  const [page, setPage] = useState(0);
  const [rows, setRows] = useState<ShownRow[]>([]);
  const all = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  const total = chosen === 'all' ? all : counts[chosen];
  const last = Math.max(0, Math.ceil(total / perPage) - 1);
  const shownPage = Math.min(page, last);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other counts mean that rows have come to something else
  useEffect(() => {
    let wanted = true;
    const asked = chosen === 'all' ? outcomes : [chosen];
    bench.rows(asked, shownPage * perPage, perPage).then((found) => wanted && setRows(found));
    return () => {
      wanted = false;
    };
  }, [bench, chosen, shownPage, counts]);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen}
        aria-label={translate('admin.spreadsheet.show')}
        onChange={(_, value: RowOutcome | 'all' | null) => {
          if (value) setChosen(value);
          setPage(0);
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        <ToggleButton value="all">{translate('admin.spreadsheet.all', { number: all })}</ToggleButton>
        {outcomes
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <ToggleButton key={outcome} value={outcome}>
              {`${translate(`admin.spreadsheet.state.${outcome}`)} ${counts[outcome]}`}
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
      <ScrolledTable
        label={translate('admin.spreadsheet.rows')}
        sticky
        sx={{ mt: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small" stickyHeader aria-label={translate('admin.spreadsheet.rows')}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{translate('admin.spreadsheet.row')}</TableCell>
              <TableCell>{translate('admin.spreadsheet.becomes')}</TableCell>
              <TableCell>{translate('admin.spreadsheet.record')}</TableCell>
              <TableCell sx={{ width: '55%' }}>{translate('admin.spreadsheet.details')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.number}>
                <TableCell align="right">{row.number}</TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    variant={row.state === 'taken' ? 'filled' : 'outlined'}
                    color={colours[row.state]}
                    label={translate(`admin.spreadsheet.state.${row.state}`)}
                  />
                </TableCell>
                <TableCell sx={{ wordBreak: 'break-word' }}>{row.name}</TableCell>
                <TableCell sx={{ wordBreak: 'break-word' }}>
                  <RowDetails row={row} plan={plan} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrolledTable>
      {total > perPage && (
        <TablePagination
          component="div"
          count={total}
          page={shownPage}
          rowsPerPage={perPage}
          rowsPerPageOptions={[]}
          onPageChange={(_, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) => `${from} - ${to} / ${count}`}
          getItemAriaLabel={(type) => translate(type === 'previous' ? 'ra.navigation.previous' : 'ra.navigation.next')}
        />
      )}
    </>
  );
}

/** What is wrong with a row, or what it changes. */
function RowDetails({ row, plan }: { row: ShownRow; plan: SheetPlan }) {
  const translate = useTranslate();
  if (row.state === 'wrong') {
    return (
      <Box sx={{ color: 'error.main' }}>
        {row.faults.map((fault) => {
          const text = cellFaultText(fault, plan, translate);
          return <div key={text}>{text}</div>;
        })}
      </Box>
    );
  }
  return row.changes.map(({ property, before, after }) => {
    const label = plan.columns.find((column) => column.property === property)?.label ?? property;
    return (
      <div key={property}>
        {translate('admin.spreadsheet.ofColumn', { label, text: '' })}
        {before && (
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {before}
          </Box>
        )}
        {` → ${after || '—'}`}
      </div>
    );
  });
}
