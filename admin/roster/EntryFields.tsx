import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Choice, RosterWeek } from '#generated/shapes.ts';
import { ClinicShift } from '#generated/values.ts';
import { writtenDay } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { weekdayOf } from '../calendar/week.ts';
import { ChoiceLine } from '../form/widgets/ChoiceLine.tsx';
import { foundChoices } from '../form/widgets/found-choices.ts';
import { labelled } from '../i18n/labelled.ts';
import { NoneYet } from '../layout/NoneYet.tsx';
import type { EntryDraft } from './entry-draft.ts';

export interface EntryFieldsProps {
  week: RosterWeek;
  days: readonly string[];
  draft: EntryDraft;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  /** Whether the entry is of its day alone and stays so. */
  fixed: boolean;
  /** Shown to those who may change nothing. */
  readOnly: boolean;
  onChange(change: Partial<EntryDraft>): void;
}

/** The fields of one entry. */
export function EntryFields({ week, days, draft, errors, fixed, readOnly, onChange }: EntryFieldsProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const dayName = (day: string) => {
    const name = translate(`values.Weekday.${day.includes('-') ? weekdayOf(day) : day}`);
    return day.includes('-') ? `${name} ${writtenDay(day, calendar)}` : name;
  };
  const record = (name: 'doctor' | 'substitute' | 'room', choices: readonly Choice[]) => (
    <Autocomplete
      disabled={readOnly}
      options={choices}
      value={choices.find(({ gid }) => gid === draft[name]) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ gid }) => gid}
      filterOptions={foundChoices}
      renderOption={(entry, choice) => (
        <ChoiceLine key={choice.gid} entry={entry} label={choice.name} choice={choice} />
      )}
      noOptionsText={translate('admin.form.noChoices')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      onChange={(_, choice) => onChange({ [name]: choice?.gid })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate(`fields.DoctorShift.${name}`)}
          required={name === 'doctor'}
          error={name in errors}
          helperText={errors[name]}
        />
      )}
    />
  );
  return (
    <>
      {record('doctor', week.doctors)}
      {week.doctors.length === 0 && !readOnly && <NoneYet of="doctor" />}
      {record('substitute', week.doctors)}
      {record('room', week.rooms)}
      {week.rooms.length === 0 && !readOnly && <NoneYet of="room" />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          select
          disabled={readOnly}
          label={translate('fields.DoctorShift.weekday')}
          value={draft.day}
          error={'date' in errors || 'weekday' in errors}
          helperText={errors.date ?? errors.weekday}
          onChange={({ target }) => onChange({ day: target.value })}
        >
          {days.map((day) => (
            <MenuItem key={day} value={day}>
              {dayName(day)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          disabled={readOnly}
          label={translate('fields.DoctorShift.shift')}
          value={draft.shift}
          error={'shift' in errors}
          helperText={errors.shift}
          onChange={({ target }) => onChange({ shift: target.value as ClinicShift })}
        >
          {ClinicShift.map((shift) => (
            <MenuItem key={shift} value={shift}>
              {translate(`values.ClinicShift.${shift}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {draft.day.includes('-') && !fixed && (
        <RadioGroup
          row
          aria-label={translate('admin.roster.scope')}
          value={draft.single ? 'day' : 'week'}
          onChange={(_, value) => onChange({ single: value === 'day' })}
        >
          <FormControlLabel
            value="day"
            disabled={readOnly}
            control={<Radio />}
            label={labelled(translate, translate('admin.roster.onlyThisDay'), writtenDay(draft.day, calendar))}
          />
          <FormControlLabel
            value="week"
            disabled={readOnly}
            control={<Radio />}
            label={labelled(
              translate,
              translate('admin.roster.everyWeek'),
              translate(`values.Weekday.${weekdayOf(draft.day)}`),
            )}
          />
        </RadioGroup>
      )}
      <TextField
        disabled={readOnly}
        label={translate('fields.DoctorShift.note')}
        value={draft.note}
        error={'note' in errors}
        helperText={errors.note}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
