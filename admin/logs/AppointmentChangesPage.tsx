import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isEnter } from '#client/text/is-enter.ts';
import { AppointmentAction } from '#generated/values.ts';
import { instantAt } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { daysAfter } from '../calendar/week.ts';
import { RangePicker } from '../dashboard/RangePicker.tsx';
import { useRange } from '../dashboard/use-range.ts';
import { Failed } from '../layout/Failed.tsx';
import { OptionalSelect } from '../layout/OptionalSelect.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { useAppointmentChanges } from './use-appointment-changes.ts';

/** Who changed which appointment, field by field; of some days, of one appointment, of one kind of change. */
export function AppointmentChangesPage() {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { today, range, choose } = useRange();
  const [action, setAction] = useState<AppointmentAction | ''>('');
  const [typed, setTyped] = useState('');
  const [appointmentId, setAppointmentId] = useState('');
  const { entries, state, more } = useAppointmentChanges({
    from: instantAt(range.from, calendar.dayStart, calendar),
    to: instantAt(daysAfter(range.to, 1), calendar.dayStart, calendar) - 1,
    ...(action && { action }),
    ...(appointmentId && { appointmentId }),
  });
  const search = () => setAppointmentId(typed.trim());
  return (
    <Card>
      <Box sx={{ display: 'flex', gap: 1.5, p: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          size="small"
          fullWidth={false}
          label={translate('fields.Appointment.appointmentId')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={search}
          onKeyDown={(event) => isEnter(event) && search()}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
        />
        <OptionalSelect<AppointmentAction>
          size="small"
          fullWidth={false}
          label={translate('fields.ChangeLog.action')}
          value={action}
          none={translate('admin.list.any')}
          choices={AppointmentAction.map((one) => [one, translate(`values.AppointmentAction.${one}`)])}
          onChange={setAction}
          sx={{ width: 160 }}
        />
        <RangePicker today={today} range={range} onChange={choose} />
      </Box>
      <Box component="ul" aria-label={translate('admin.logs.appointments')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map(({ told, action: done }) => (
          <ChangeRow key={told.gid} entry={told} action={translate(`values.AppointmentAction.${done}`)} />
        ))}
      </Box>
      {state === 'loading' && <Waiting />}
      {state instanceof Error && <Failed failure={state} />}
      {state === 'whole' && entries.length === 0 && (
        <Typography sx={{ p: 3, color: 'text.secondary' }}>{translate('admin.history.none')}</Typography>
      )}
      {state === 'more' && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <Button onClick={more}>{translate('admin.history.earlier')}</Button>
        </Box>
      )}
    </Card>
  );
}
