import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { RosterWeek } from '#generated/shapes.ts';
import { writtenDay } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { resourcePath } from '../data/resource-path.ts';
import { namesOf } from './roster-rows.ts';

/** Who is away in the week, and the way to say that somebody will be. */
export function AwayDoctors({ week }: { week: RosterWeek }) {
  const translate = useTranslate();
  const { orgId } = useParams();
  const calendar = useCalendar();
  const nameOf = namesOf(week.doctors);
  const list = `/admin/${orgId}/${resourcePath('doctorLeave')}`;
  if (week.leaves.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', ml: { md: 2 } }}>
      <span>{translate('admin.roster.away')}</span>
      {week.leaves.map(({ gid, doctor, from, to }) => (
        <Chip
          key={gid}
          component={RouterLink}
          to={`${list}/${gid}`}
          clickable
          sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { py: 0.5, whiteSpace: 'normal' } }}
          label={`${nameOf(doctor)} ${[...new Set([from, to])].map((day) => writtenDay(day, calendar)).join(' - ')}`}
        />
      ))}
    </Box>
  );
}
