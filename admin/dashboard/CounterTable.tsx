import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CounterServiceInfo } from '#generated/shapes.ts';
import { wallClock } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { durationText } from '../figures/duration-text.ts';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';

const colours = { serving: 'success', pause: 'warning', unlogin: 'default', noData: 'default' } as const;
const columns = [
  'counter',
  'service',
  'staff',
  'number',
  'calledAt',
  'called',
  'completed',
  'passed',
  'averageService',
];

const figures = ['called', 'completed', 'passed', 'averageService'];

/** Each counter: whether it serves, who sits there, whom it has called, what it has done today. */
export function CounterTable({ counters }: { counters: readonly CounterServiceInfo[] }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  return (
    <Card component="section" aria-labelledby="counters">
      <Typography id="counters" variant="h2" sx={{ p: 2.5, pb: 1 }}>
        {translate('admin.dashboard.counters')}
      </Typography>
      {counters.length === 0 ? (
        <Typography color="text.secondary" sx={{ p: 2.5, pt: 1 }}>
          {translate('admin.dashboard.noCounters')}
        </Typography>
      ) : (
        <ScrolledTable>
          <Table size="small" aria-labelledby="counters" sx={{ '& th, & td': { whiteSpace: 'nowrap' } }}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column} align={figures.includes(column) ? 'right' : 'left'}>
                    {translate(`admin.dashboard.${column}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {counters.map((one) => (
                <TableRow key={one.panelGid} hover>
                  <TableCell component="th" scope="row">
                    {one.counterName ?? one.name}
                  </TableCell>
                  <TableCell>
                    <Chip
                      size="small"
                      color={colours[one.service]}
                      label={translate(`values.CounterService.${one.service}`)}
                    />
                  </TableCell>
                  <TableCell>{one.staffName ?? '—'}</TableCell>
                  <TableCell>{one.number === undefined ? '—' : `${one.mark ?? ''}${one.number}`}</TableCell>
                  <TableCell>{one.calledAt === undefined ? '—' : wallClock(one.calledAt, calendar).time}</TableCell>
                  <TableCell align="right">{one.called}</TableCell>
                  <TableCell align="right">{one.completed}</TableCell>
                  <TableCell align="right">{one.passed}</TableCell>
                  <TableCell align="right">{durationText(one.averageServiceSeconds, translate)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrolledTable>
      )}
    </Card>
  );
}
