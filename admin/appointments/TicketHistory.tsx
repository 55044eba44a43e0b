import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AppointmentHistory } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { Moments } from './Moments.tsx';

/** The tickets of an appointment, the latest first: number, where it stands since when, and what happened to it. */
export function TicketHistory({ tickets }: Pick<AppointmentHistory, 'tickets'>) {
  const translate = useTranslate();
  const calendar = useCalendar();
  if (tickets.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{translate('admin.appointments.noTicket')}</Box>;
  }
  return tickets.map(({ number, status, issuedAt, events }) => (
    <Box key={`${number}-${issuedAt}`} sx={{ '& + &': { mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap', mb: 1 }}>
        <Typography component="span" sx={{ fontSize: 28, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {number}
        </Typography>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {translate(`values.QueueStatus.${status}`)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('admin.appointments.since', {
            time: momentText(events.at(-1)?.at ?? issuedAt, calendar),
          })}
        </Box>
      </Box>
      <Moments
        label={translate('admin.appointments.ticket')}
        moments={events.toReversed().map(({ at, kind, panelName, staffName }) => ({
          at,
          what: translate(`values.EventKind.${kind}`),
          who: [panelName, staffName].filter(Boolean).join(translate('punctuation.dot')),
        }))}
      />
    </Box>
  ));
}
