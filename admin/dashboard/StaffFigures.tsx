import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ClerkFigures } from '#generated/shapes.ts';
import { DayBar } from '../calendar/DayBar.tsx';
import { durationText } from '../figures/duration-text.ts';
import { TotalRow } from '../figures/TotalRow.tsx';
import { Failed } from '../layout/Failed.tsx';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { http } from '../session.ts';
import { MonthField } from './MonthField.tsx';
import { ReportButton } from './ReportButton.tsx';
import { useFigures } from './use-figures.ts';

const keep = { keepFailure: true };
const counts = ['called', 'recalled', 'completed', 'completedByNext', 'passed', 'transferred'] as const;
const spans = ['signedInSeconds', 'pausedSeconds', 'averageServiceSeconds'] as const;

/** What each member of staff did, on a day or in its month. */
export function StaffFigures({ today }: { today: string }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<string>();
  const date = chosen ?? today;
  const choose = (day: string) => setChosen(day === today ? undefined : day);
  const [by, setBy] = useState<'day' | 'month'>('day');
  const read = useCallback(
    () =>
      by === 'day'
        ? http.call('listStaffByDate', { query: { date } }, keep)
        : http.call('listStaffByMonth', { query: { month: date.slice(0, 7) } }, keep),
    [by, date],
  );
  const answer = useFigures(read);
  const rows: readonly ClerkFigures[] = answer && !(answer instanceof Error) ? answer.data : [];
  const sum = (name: (typeof counts | typeof spans)[number]) =>
    rows.reduce((total, row) => total + (row[name] ?? 0), 0);
  return (
    <Card component="section" aria-labelledby="staff-figures">
      <Box sx={{ p: 2.5, pb: 1, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography id="staff-figures" variant="h2" sx={{ flex: '1 0 auto' }}>
          {translate('admin.dashboard.staffFigures')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={by}
          aria-label={translate('admin.dashboard.staffFigures')}
          onChange={(_, next: 'day' | 'month' | null) => next && setBy(next)}
        >
          <ToggleButton value="day">{translate('admin.dashboard.byDay')}</ToggleButton>
          <ToggleButton value="month">{translate('admin.dashboard.byMonth')}</ToggleButton>
        </ToggleButtonGroup>
        {by === 'month' ? (
          <MonthField
            month={date.slice(0, 7)}
            last={today.slice(0, 7)}
            onChange={(month) => choose(month === today.slice(0, 7) ? today : `${month}-01`)}
          />
        ) : (
          <>
            <DayBar
              label={translate('fields.DayFigures.date')}
              day={date}
              today={today}
              onChange={(day) => choose(day ?? today)}
            />
            <ReportButton
              label={translate('values.ReportType.clerkDaily')}
              start={() => http.call('exportClerkDailyReport', { body: { date } }, keep)}
            />
            <ReportButton
              label={translate('values.ReportType.timePeriodAnalysisDaily')}
              start={() => http.call('exportTimePeriodAnalysisDailyReport', { body: { date } }, keep)}
            />
          </>
        )}
      </Box>
      {answer instanceof Error ? (
        <Failed failure={answer} />
      ) : !answer ? (
        <Waiting />
      ) : rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', p: 2.5, pt: 1 }}>{translate('admin.figures.nothing')}</Typography>
      ) : (
        <ScrolledTable>
          <Table size="small" aria-labelledby="staff-figures">
            <TableHead>
              <TableRow>
                {['staffName', ...counts, ...spans].map((column) => (
                  <TableCell key={column} align={column === 'staffName' ? 'left' : 'right'}>
                    {translate(`fields.ClerkFigures.${column}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.staffGid} hover>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {row.staffName}
                  </TableCell>
                  {counts.map((name) => (
                    <TableCell key={name} align="right">
                      {row[name]}
                    </TableCell>
                  ))}
                  {spans.map((name) => (
                    <TableCell key={name} align="right">
                      {durationText(row[name], translate)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
              <TotalRow
                values={[
                  ...counts.map((name) => ({ name, text: String(sum(name)) })),
                  ...spans.map((name) =>
                    name === 'averageServiceSeconds' ? { name } : { name, text: durationText(sum(name), translate) },
                  ),
                ]}
              />
            </TableBody>
          </Table>
        </ScrolledTable>
      )}
    </Card>
  );
}
