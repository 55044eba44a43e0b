import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { Session } from '#generated/values.ts';
import { DayField } from '../calendar/DayField.tsx';
import { useRooms } from './use-rooms.ts';

/** What places an appointment; the number as it is typed. */
export interface Place extends Pick<Appointment, 'inspectionDay' | 'shift' | 'room'> {
  serialNumber: string;
}

export type PlaceFaults = Partial<Record<keyof Place, string>>;

interface PlaceFieldsProps {
  place: Place;
  faults: PlaceFaults;
  onChange(change: Partial<Place>): void;
}

/** Day, session, room and number of an appointment. */
export function PlaceFields({ place, faults, onChange }: PlaceFieldsProps) {
  const translate = useTranslate();
  const rooms = useRooms();
  const label = (name: keyof Place) => translate(`fields.Appointment.${name}`);
  const told = (name: keyof Place) => ({ error: faults[name] !== undefined, helperText: faults[name] });
  return (
    <>
      <Box>
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {`${label('inspectionDay')} *`}
        </Box>
        <DayField
          value={place.inspectionDay}
          error={faults.inspectionDay !== undefined}
          input={{ 'aria-label': label('inspectionDay') }}
          onChange={(inspectionDay) => onChange({ inspectionDay: inspectionDay ?? '' })}
        />
        {faults.inspectionDay && <FormHelperText error>{faults.inspectionDay}</FormHelperText>}
      </Box>
      <TextField
        select
        label={label('shift')}
        value={place.shift}
        onChange={({ target }) => onChange({ shift: target.value as Place['shift'] })}
        {...told('shift')}
      >
        {Session.map((session) => (
          <MenuItem key={session} value={session}>
            {translate(`values.Session.${session}`)}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        options={rooms}
        value={rooms.find(({ code }) => code === place.room) ?? { code: place.room, name: place.room }}
        disableClearable
        getOptionLabel={({ name }) => name}
        getOptionKey={({ code }) => code}
        isOptionEqualToValue={(one, other) => one.code === other.code}
        noOptionsText={translate('ra.navigation.no_results')}
        openText={translate('ra.action.open')}
        closeText={translate('ra.action.close')}
        onChange={(_, { code }) => onChange({ room: code })}
        renderInput={(params) => (
          <TextField {...params} required label={translate('admin.appointments.room')} {...told('room')} />
        )}
      />
      <TextField
        required
        label={label('serialNumber')}
        value={place.serialNumber}
        onChange={({ target }) => onChange({ serialNumber: target.value.normalize('NFKC').replace(/\D/g, '') })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } }}
        {...told('serialNumber')}
      />
    </>
  );
}
