import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AppointmentDay } from '#generated/shapes.ts';
import { AppointmentSource, Session } from '#generated/values.ts';
import { OptionalSelect } from '../layout/OptionalSelect.tsx';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { type DayQuery, narrowings } from './day-query.ts';

interface NarrowingProps {
  day: AppointmentDay;
  query: DayQuery;
  search: string;
  onChange(change: DayQuery): void;
  onSearch(text: string): void;
}

/** Search, and the session, room, department, doctor and source that the list is narrowed to. */
export function Narrowing({ day, query, search, onChange, onSearch }: NarrowingProps) {
  const translate = useTranslate();
  const narrowed = search !== '' || narrowings.some((name) => query[name] !== undefined);
  const choices: Record<(typeof narrowings)[number], readonly (readonly [value: string, label: string])[]> = {
    shift: Session.map((value) => [value, translate(`values.Session.${value}`)]),
    room: day.rooms.map((value) => [value, value]),
    department: day.departments.map((value) => [value, value]),
    doctor: day.doctors.map((value) => [value, value]),
    source: AppointmentSource.map((value) => [value, translate(`values.AppointmentSource.${value}`)]),
  };
  const isPhone = useIsPhone();
  const [open, setOpen] = useState(false);
  const folded = isPhone && !open && !narrowed;
  const clear = () => {
    onSearch('');
    onChange(Object.fromEntries(narrowings.map((name) => [name, undefined])));
  };
  return (
    <Box sx={{ display: 'flex', columnGap: 1, rowGap: 1.5, p: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <SearchBox
        value={search}
        label={translate('admin.appointments.search')}
        maxLength={100}
        sx={{ width: { xs: '100%', sm: 290 } }}
        onSearch={onSearch}
      />
      {folded && (
        <Button color="inherit" startIcon={<FilterIcon />} onClick={() => setOpen(true)}>
          {translate('admin.list.filter')}
        </Button>
      )}
      {(folded ? [] : narrowings).map((name) => (
        <OptionalSelect
          key={name}
          fullWidth={false}
          label={translate(name === 'room' ? 'admin.appointments.room' : `fields.Appointment.${name}`)}
          value={query[name] ?? ''}
          none={translate('admin.appointments.all')}
          choices={withChosen(choices[name], query[name])}
          onChange={(value) => onChange({ [name]: value || undefined })}
          sx={{ flex: { xs: '1 1 40%', sm: '1 1 104px' }, maxWidth: { sm: 200 } }}
        />
      ))}
      {narrowed && (
        <Button size="small" color="inherit" onClick={clear}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Box>
  );
}

/** What is chosen stays a choice on a day that has none of it. */
function withChosen(
  choices: readonly (readonly [string, string])[],
  chosen: string | undefined,
): readonly (readonly [string, string])[] {
  return chosen && !choices.some(([value]) => value === chosen) ? [...choices, [chosen, chosen]] : choices;
}
