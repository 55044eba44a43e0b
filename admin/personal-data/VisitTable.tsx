import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Appointment, PersonalVisit } from '#generated/shapes.ts';
import { CancelDialog } from '../appointments/CancelDialog.tsx';
import { writtenDay } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';
import { visitState } from './visit-state.ts';

const columns = ['inspectionDay', 'shift', 'name', 'department', 'doctor', 'serialNumber', 'patientState'] as const;

/** What is not shown as it is stored. */
const worded: readonly string[] = ['inspectionDay', 'shift', 'patientState'];

interface VisitTableProps {
  visits: readonly PersonalVisit[];
  onCanceled(): void;
}

/** The visits of one patient; who waits now can be cancelled here. */
export function VisitTable({ visits, onCanceled }: VisitTableProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const press = usePress();
  const [asked, setAsked] = useState<Appointment>();
  const cancel = ({ gid }: Appointment, reason: string) =>
    press(async () => {
      await http.call('cancelAppointment', { body: { gid, ...(reason && { reason }) } }, { keepFailure: true });
      onCanceled();
    });
  return (
    <>
      <Table size="small" aria-label={translate('admin.pages.personalData')}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(`fields.Appointment.${column}`)}</TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {visits.map(({ appointment, waiting }) => (
            <TableRow key={appointment.gid}>
              {columns.map((column) => (
                <TableCell key={column}>
                  {column === 'patientState' && visitState(appointment, translate)}
                  {column === 'inspectionDay' && writtenDay(appointment.inspectionDay, calendar)}
                  {column === 'shift' && translate(`values.Session.${appointment.shift}`)}
                  {!worded.includes(column) && appointment[column]}
                </TableCell>
              ))}
              <TableCell align="right">
                {waiting && (
                  <Button size="small" color="error" onClick={() => setAsked(appointment)}>
                    {translate('admin.personalData.cancelVisit')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {asked && (
        <CancelDialog
          appointments={[asked]}
          onCancel={(reason) => void cancel(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
