import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Backup } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';

const columns = ['startedAt', 'name', 'size', 'files', 'organisations', 'events', 'sealing'];

/** The complete backups there are, the newest first. */
export function BackupTable({ backups }: { backups: readonly Backup[] }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const [locale] = useLocaleState();
  if (backups.length === 0) return <Card sx={{ p: 5 }}>{translate('admin.backups.none')}</Card>;
  const files = ({ files: count, missingFiles }: Backup) =>
    missingFiles > 0 ? `${count} (${translate('admin.backups.missingFiles', { count: missingFiles })})` : count;
  return (
    <Card>
      <ScrolledTable label={translate('admin.pages.backups')}>
        <Table aria-label={translate('admin.pages.backups')}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{translate(`admin.backups.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {backups.map((backup) => (
              <TableRow key={backup.name} hover>
                <TableCell>{momentText(backup.startedAt, calendar)}</TableCell>
                <TableCell>{backup.name}</TableCell>
                <TableCell>{`${(backup.bytes / 1024 ** 2).toFixed(1)} MB`}</TableCell>
                <TableCell>{files(backup)}</TableCell>
                <TableCell>{backup.organisations}</TableCell>
                <TableCell>{backup.events.toLocaleString(locale)}</TableCell>
                <TableCell>{translate(backup.sealed ? 'admin.backups.sealed' : 'admin.backups.open')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrolledTable>
    </Card>
  );
}
