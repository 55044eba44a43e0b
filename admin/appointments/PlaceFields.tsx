import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { digitsOf } from '#client/text/plain-digits.ts';
import type { Appointment } from '#generated/shapes.ts';
import { Session } from '#generated/values.ts';
import { DayField } from '../calendar/DayField.tsx';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { ChosenField, TypedField } from '../form/TypedField.tsx';
import { fieldAria } from '../form/widgets/field-ids.ts';
import { kindInSentence } from '../i18n/in-sentence.ts';
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
  const shifts = Session.map((value) => ({ value, label: translate(`values.Session.${value}`) }));
  return (
    <>
      <div>
        <FieldFrame id="place-day" label={label('inspectionDay')} needed fault={faults.inspectionDay}>
          <DayField
            id="place-day"
            value={place.inspectionDay}
            error={faults.inspectionDay !== undefined}
            input={fieldAria('place-day', faultsAt('inspectionDay'))}
            onChange={(inspectionDay) => onChange({ inspectionDay: inspectionDay ?? '' })}
          />
        </FieldFrame>
      </div>
      <ChosenField
        id="place-shift"
        label={label('shift')}
        value={place.shift}
        fault={faults.shift}
        choices={shifts}
        onChange={(shift) => onChange({ shift: shift as Place['shift'] })}
      />
      <div>
        <FieldFrame id="place-room" label={translate('admin.appointments.room')} needed fault={faults.room}>
          <Autocomplete
            id="place-room"
            options={rooms}
            value={rooms.find(({ code }) => code === place.room) ?? { code: place.room, name: place.room }}
            disableClearable
            getOptionLabel={({ name }) => name}
            getOptionKey={({ code }) => code}
            isOptionEqualToValue={(one, other) => one.code === other.code}
            noOptionsText={translate('ra.navigation.no_results', {
              name: kindInSentence(translate, 'entities.Room', 2),
            })}
            openText={translate('ra.action.open')}
            closeText={translate('ra.action.close')}
            onChange={(_, { code }) => onChange({ room: code })}
            renderInput={(params) => (
              <TextField
                {...params}
                error={faults.room !== undefined}
                slotProps={{
                  ...params.slotProps,
                  htmlInput: { ...params.slotProps.htmlInput, ...fieldAria('place-room', faultsAt('room')) },
                }}
              />
            )}
          />
        </FieldFrame>
      </div>
      <TypedField
        id="place-number"
        label={label('serialNumber')}
        needed
        value={place.serialNumber}
        fault={faults.serialNumber}
        input={{ inputMode: 'numeric', maxLength: 4 }}
        onChange={(typed) => onChange({ serialNumber: digitsOf(typed) })}
      />
    </>
  );

  function faultsAt(name: keyof Place): string[] | undefined {
    return faults[name] === undefined ? undefined : [faults[name]];
  }
}
