import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { ScreenState } from '#generated/shapes.ts';
import { wallClock } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { useFresh } from '../data/use-fresh.ts';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import { http } from '../session.ts';

const columns = ['calledAt', 'number', 'kind', 'counterName', 'shownAt', 'spokenAt', 'spokenBy'];
const mostShown = 20;

/** The last calls that this screen has shown and said: proof that a patient was called. */
export function ScreenReceipts({ screen: { panelGid, screen } }: { screen: ScreenState }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const read = useCallback(
    () => http.call('listCallReceipts', { query: { panelGid, limit: 100 } }, { keepFailure: true }),
    [panelGid],
  );
  const [receipts] = useFresh(read);
  const own = receipts?.data.filter((receipt) => receipt.screen === screen).slice(0, mostShown) ?? [];
  const time = (instant: number | undefined) => (instant ? wallClock(instant, calendar).time : '—');
  return (
    <Card component="section" aria-labelledby="receipts" sx={{ mt: 2.5, p: 2.5 }}>
      <Typography id="receipts" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.screens.receipts')}
      </Typography>
      {own.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('admin.screens.noReceipts')}</Typography>
      ) : (
        <ScrolledTable>
          <Table size="small" aria-labelledby="receipts">
            <TableHead>
              <TableRow>
                {columns.map((name) => (
                  <TableCell key={name}>{translate(`fields.CallReceipt.${name}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {own.map(({ seq, calledAt, number, kind, counterName, counterGid, shownAt, spokenAt, spokenBy }) => (
                <TableRow key={seq}>
                  <TableCell>{time(calledAt)}</TableCell>
                  <TableCell sx={{ fontWeight: 700 }}>{number}</TableCell>
                  <TableCell>{translate(`values.EventKind.${kind}`)}</TableCell>
                  <TableCell>{counterName ?? counterGid}</TableCell>
                  <TableCell>{time(shownAt)}</TableCell>
                  <TableCell>{time(spokenAt)}</TableCell>
                  <TableCell>{spokenBy ? translate(`values.SpokenBy.${spokenBy}`) : '—'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrolledTable>
      )}
    </Card>
  );
}
