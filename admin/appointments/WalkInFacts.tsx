import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { WalkIn } from '#generated/shapes.ts';
import { wallClock } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';

/** In place of a name: that there is no appointment, where the number came from, and when it was issued and called. */
export function WalkInFacts({ walkIn: { source, issuedAt, calledAt } }: { walkIn: WalkIn }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const at = (instant: number) => ({ time: wallClock(instant, calendar).time.slice(0, 5) });
  const about = [
    translate(`values.TicketSource.${source}`),
    translate('admin.appointments.issuedAt', at(issuedAt)),
    calledAt !== undefined && translate('admin.appointments.calledAt', at(calledAt)),
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip size="small" variant="outlined" label={translate('admin.appointments.walkIn')} />
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
        {about.join(translate('punctuation.dot'))}
      </Box>
    </Box>
  );
}
