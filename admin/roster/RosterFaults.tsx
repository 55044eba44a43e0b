import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { joinParts } from '#client/text/join-parts.ts';
import { joinSentences } from '#client/text/join-sentences.ts';
import type { RosterEntry, RosterWeek } from '#generated/shapes.ts';
import { writtenDay } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { namesOf } from './roster-rows.ts';

/** So many are told at once; the others on request. */
const first = 4;

/** What does not fit together in the week, each leading to its entry. */
export function RosterFaults({ week, onOpen }: { week: RosterWeek; onOpen(entry: RosterEntry): void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calendar = useCalendar();
  const [all, setAll] = useState(false);
  const nameOf = namesOf(week.rooms, week.doctors);
  const wrong = week.entries.filter(({ faults }) => faults.length > 0);
  if (wrong.length === 0) return null;
  const place = ({ date, weekday, shift, room }: RosterEntry) =>
    joinParts(locale, [
      date && writtenDay(date, calendar),
      translate(`values.Weekday.${weekday}`),
      translate(`values.ClinicShift.${shift}`),
      nameOf(room),
    ]);
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {wrong.slice(0, all ? wrong.length : first).map((entry) => (
          <li key={`${entry.gid}/${entry.date}`}>
            <Link component="button" type="button" sx={{ textAlign: 'start' }} onClick={() => onOpen(entry)}>
              {place(entry)}
            </Link>{' '}
            {nameOf(entry.doctor)}
            {translate('punctuation.colon')}
            {joinSentences(entry.faults.map((fault) => translate(`values.RosterFault.${fault}`)))}
          </li>
        ))}
      </Box>
      {wrong.length > first && !all && (
        <Button size="small" color="inherit" onClick={() => setAll(true)}>
          {translate('admin.roster.allFaults', { number: wrong.length })}
        </Button>
      )}
    </Alert>
  );
}
