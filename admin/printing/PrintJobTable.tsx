import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PrintJob } from '#generated/shapes.ts';
import type { PrintJobState } from '#generated/values.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import { PrintDecisions } from './PrintDecisions.tsx';

interface PrintJobTableProps {
  jobs: readonly PrintJob[];
  onDecided(): void;
}

const columns = ['number', 'label', 'queueName', 'printerName', 'source', 'state'];
/** Where columns are wider in another language the table is scrolled; a name is not broken after each character. */
const nameCell = { minWidth: '6.5em' } as const;
const colours: Partial<Record<PrintJobState, 'success' | 'warning' | 'error' | 'info'>> = {
  printed: 'success',
  printing: 'info',
  held: 'warning',
  failed: 'error',
};

/** Slips that were to be printed, what became of them, and what can be decided. */
export function PrintJobTable({ jobs, onDecided }: PrintJobTableProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  return (
    <ScrolledTable>
      <Table size="small" aria-label={translate('admin.pages.printJobs')}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{translate(`fields.PrintJob.${name}`)}</TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {jobs.map((job) => (
            <TableRow key={job.gid}>
              <TableCell>
                {job.number}
                <Typography variant="body2" color="text.secondary">
                  {momentText(job.createdAt, calendar)}
                </Typography>
              </TableCell>
              <TableCell sx={{ fontWeight: 700 }}>{job.label}</TableCell>
              <TableCell sx={nameCell}>{job.queueName}</TableCell>
              <TableCell sx={nameCell}>{job.printerName ?? '—'}</TableCell>
              <TableCell>{translate(`values.PrintSource.${job.source}`)}</TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="outlined"
                  color={colours[job.state] ?? 'default'}
                  label={translate(`values.PrintJobState.${job.state}`)}
                />
                {job.fault && (
                  <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                    {translate(`values.PrintFault.${job.fault}`)}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">
                <PrintDecisions job={job} onDecided={onDecided} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrolledTable>
  );
}
