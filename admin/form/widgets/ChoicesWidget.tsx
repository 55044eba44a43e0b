import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { fieldWords } from '../form-definition.ts';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { OrderedChoices } from './OrderedChoices.tsx';

/** Several values of an enumeration, in an order: chosen by their words, moved and taken out below. */
export function ChoicesWidget({
  id,
  value,
  onChange,
  onBlur,
  rawErrors,
  disabled,
  schema,
  uiSchema,
  label,
}: FieldProps) {
  const translate = useTranslate();
  const { enumKey } = fieldWords(uiSchema?.items as UiSchema | undefined);
  const chosen = (value ?? []) as string[];
  const values = ((schema.items as RJSFSchema).enum ?? []) as string[];
  const choices = values.map((one) => ({ gid: one, name: enumKey ? translate(`${enumKey}.${one}`) : one }));
  return (
    <Box>
      <Autocomplete
        id={id}
        options={choices.filter(({ gid }) => !chosen.includes(gid))}
        value={null}
        disabled={Boolean(disabled)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ gid }) => gid}
        noOptionsText={translate('admin.form.noChoices')}
        openText={translate('ra.action.open')}
        closeText={translate('ra.action.close')}
        blurOnSelect
        clearOnBlur
        onChange={(_, choice) => choice && onChange([...chosen, choice.gid])}
        onBlur={() => onBlur(id, value)}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={translate('admin.form.addChoice')}
            error={(rawErrors?.length ?? 0) > 0}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, ...fieldAria(id, rawErrors) },
            }}
          />
        )}
      />
      <OrderedChoices
        label={label}
        entries={chosen.map((gid) => choices.find((choice) => choice.gid === gid) ?? { gid, name: gid })}
        disabled={Boolean(disabled)}
        onChange={onChange}
      />
    </Box>
  );
}
