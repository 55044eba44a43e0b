import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useLocaleState, useTranslate } from 'react-admin';
import { dayText, isDay, writtenDay } from '../calendar/calendar.ts';
import { DayField } from '../calendar/DayField.tsx';
import { useCalendar } from '../calendar/use-calendar.ts';
import { useToday } from '../calendar/use-today.ts';
import { daysAfter, weekOf } from '../calendar/week.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { notOnPaper, onlyOnPaper } from '../theme/paper.ts';
import type { Roster } from './use-roster.ts';

export interface RosterBarProps {
  roster: Roster;
  search: string;
  onSearch(text: string): void;
}

/** Which week is shown, by rooms or by doctors, and what is searched for in it. */
export function RosterBar({ roster, search, onSearch }: RosterBarProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calendar = useCalendar();
  const { from, by, show, showBy } = roster;
  const today = weekOf(useToday(), locale);
  const onPaper = from
    ? [from, daysAfter(from, 6)].map((day) => writtenDay(day, calendar)).join(' - ')
    : translate('admin.roster.everyWeek');
  return (
    <>
      <Box sx={{ mb: 1, ...onlyOnPaper }}>{onPaper}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap', mb: 2, ...notOnPaper }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={translate('admin.roster.scope')}
          value={from ? 'week' : 'plan'}
          onChange={(_, value) => value && show(value === 'week' ? today : undefined)}
        >
          <ToggleButton value="week">{translate('admin.roster.oneWeek')}</ToggleButton>
          <ToggleButton value="plan">{translate('admin.roster.everyWeek')}</ToggleButton>
        </ToggleButtonGroup>
        {from && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, maxWidth: 1 }}>
            <IconButton aria-label={translate('admin.roster.previous')} onClick={() => show(daysAfter(from, -7))}>
              <PreviousIcon />
            </IconButton>
            <Box sx={{ width: 160 }}>
              <DayField
                value={from}
                input={{ 'aria-label': translate('admin.roster.weekOf') }}
                onChange={(day) => day && isDay(day) && show(weekOf(day, locale))}
              />
            </Box>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              - {dayText(daysAfter(from, 6), calendar.format)}
            </Box>
            <IconButton aria-label={translate('admin.roster.next')} onClick={() => show(daysAfter(from, 7))}>
              <NextIcon />
            </IconButton>
          </Box>
        )}
        {from && from !== today && (
          <Button size="small" onClick={() => show(today)}>
            {translate('admin.roster.thisWeek')}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={translate('admin.roster.rows')}
          value={by}
          onChange={(_, value) => value && showBy(value)}
        >
          <ToggleButton value="rooms">{translate('admin.roster.by.rooms')}</ToggleButton>
          <ToggleButton value="doctors">{translate('admin.roster.by.doctors')}</ToggleButton>
        </ToggleButtonGroup>
        <SearchBox
          value={search}
          label={translate('ra.action.search')}
          sx={{ width: { xs: 1, sm: 180 } }}
          onSearch={onSearch}
        />
      </Box>
    </>
  );
}
