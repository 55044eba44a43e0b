import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import type { Bar, Series } from './bars.ts';
import { TotalRow } from './TotalRow.tsx';

interface FigureTableProps {
  labelledBy: string;
  of: string;
  series: readonly Series[];
  bars: readonly Bar[];
  say(value: number): string;
}

/** The numbers behind a figure. */
export function FigureTable({ labelledBy, of, series, bars, say }: FigureTableProps) {
  return (
    <ScrolledTable label={of} sticky>
      <Table size="small" stickyHeader aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            <TableCell>{of}</TableCell>
            {series.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {bars.map(({ label, values }) => (
            <TableRow key={label} hover>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {series.map(({ name }, one) => (
                <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {say(values[one] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TotalRow
            values={series.map(({ name }, one) => ({
              name,
              text: say(bars.reduce((sum, { values }) => sum + (values[one] ?? 0), 0)),
            }))}
          />
        </TableBody>
      </Table>
    </ScrolledTable>
  );
}
