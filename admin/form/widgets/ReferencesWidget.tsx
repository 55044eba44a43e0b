import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldWords } from '../form-definition.ts';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { OrderedChoices } from './OrderedChoices.tsx';
import { useChoices } from './use-choices.ts';
import { useRecordNames } from './use-record-names.ts';

/** Several records of another family, in an order: chosen by name, moved and taken out below. */
export function ReferencesWidget({
  id,
  value,
  onChange,
  onBlur,
  rawErrors,
  disabled,
  uiSchema,
  registry,
  label,
}: FieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { reference } = fieldWords(uiSchema);
  const choices = useChoices(reference, registry.formContext.gid as string | undefined);
  const chosen = (value ?? []) as string[];
  const [stored] = useState(chosen); // what was taken out can be put back, also if it may not be chosen anew
  const found = Array.isArray(choices) ? choices : [];
  const names = useRecordNames(reference?.family, [...new Set([...stored, ...chosen])]);
  const list = [...found, ...stored.filter((gid) => !found.some((choice) => choice.gid === gid)).map(named)];

  function named(gid: string) {
    return { gid, name: names[gid] ?? '…' };
  }

  return (
    <Box>
      <Autocomplete
        id={id}
        options={list.filter(({ gid }) => !chosen.includes(gid))}
        loading={choices === undefined}
        value={null}
        inputValue={typed}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        disabled={Boolean(disabled)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ gid }) => gid}
        noOptionsText={translate('admin.form.noChoices')}
        loadingText={translate('ra.message.loading')}
        openText={translate('ra.action.open')}
        closeText={translate('ra.action.close')}
        blurOnSelect={false}
        onChange={(_, choice) => choice && onChange([...chosen, choice.gid])}
        onBlur={() => onBlur(id, value)}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={translate('admin.form.addChoice')}
            error={(rawErrors?.length ?? 0) > 0}
            helperText={choices === 'failed' ? translate('errors.network_error') : undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, ...fieldAria(id, rawErrors) },
            }}
          />
        )}
      />
      <OrderedChoices
        label={label}
        entries={chosen.map((gid) => ({
          gid,
          name: names[gid] ?? list.find((choice) => choice.gid === gid)?.name ?? '…',
        }))}
        onChange={onChange}
      />
    </Box>
  );
}
