import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { RecordChoice } from '../../data/choices.ts';
import { type Failure, failureText } from '../../data/failure-text.ts';
import { useLingering } from '../../layout/use-lingering.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { foundChoices } from './found-choices.ts';

interface RecordPickerProps
  extends Pick<FieldProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'rawErrors' | 'disabled'> {
  choices: RecordChoice[] | Failure | undefined;
  chosen: RecordChoice | undefined;
  /** Key of what is said where there is nothing to choose. */
  none: string;
}

/** One record among some, found by its name or its code; the field holds its gid. */
export function RecordPicker(props: RecordPickerProps) {
  const { id, value, onChange, onBlur, rawErrors, disabled, choices, chosen, none } = props;
  const translate = useTranslate();
  const loads = useLingering(choices === undefined);
  return (
    <Autocomplete
      id={id}
      options={Array.isArray(choices) ? choices : []}
      loading={loads}
      value={chosen ?? null}
      disabled={Boolean(disabled)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ gid }) => gid}
      filterOptions={foundChoices}
      renderOption={(entry, choice) => (
        <ChoiceLine key={choice.gid} entry={entry} label={choice.name} choice={choice} />
      )}
      noOptionsText={translate(none)}
      loadingText={translate('ra.message.loading')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      onChange={(_, choice) => onChange(choice?.gid)}
      onBlur={() => onBlur(id, value)}
      renderInput={(params) => (
        <TextField
          {...params}
          error={(rawErrors?.length ?? 0) > 0}
          helperText={choices instanceof Error ? failureText(choices, translate) : undefined}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...fieldAria(id, rawErrors) } }}
        />
      )}
    />
  );
}
