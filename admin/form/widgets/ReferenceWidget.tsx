import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { fieldWords } from '../form-definition.ts';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { useChoices } from './use-choices.ts';

/** One record of another family, found by its name. */
export function ReferenceWidget({ id, value, onChange, onBlur, rawErrors, disabled, uiSchema, registry }: FieldProps) {
  const translate = useTranslate();
  const choices = useChoices(fieldWords(uiSchema).reference, registry.formContext.gid as string | undefined);
  const list = Array.isArray(choices) ? choices : [];
  return (
    <Autocomplete
      id={id}
      options={list}
      loading={choices === undefined}
      value={list.find(({ gid }) => gid === value) ?? null}
      disabled={Boolean(disabled)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ gid }) => gid}
      noOptionsText={translate('admin.form.noChoices')}
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
          helperText={choices === 'failed' ? translate('errors.network_error') : undefined}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...fieldAria(id, rawErrors) } }}
        />
      )}
    />
  );
}
