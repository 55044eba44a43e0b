import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { plainEntry } from '#client/text/plain-digits.ts';
import { isEmpty } from '../../data/changes.ts';
import { fieldWords, type Suggestion } from '../form-definition.ts';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A text that a record usually has: chosen among these, or typed. */
export function SuggestionWidget({ id, value, onChange, onBlur, rawErrors, disabled, uiSchema }: FieldProps) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const words = fieldWords(uiSchema).suggest as Suggestion;
  const records = useSuggestions(words);
  const text = (value ?? '') as string;
  const textOf = (record: RaRecord | string) =>
    typeof record === 'string' ? record : String(record[words.property] ?? '');
  const [picked, setPicked] = useState<RaRecord>();
  const choose = (record: RaRecord) => {
    onChange(textOf(record));
    setPicked(record);
  };
  // Once the choice stands in the form: a change of this field brings along the others as they were.
  useEffect(() => {
    if (!picked || String(picked[words.property]) !== text) return;
    setPicked(undefined);
    for (const [name, property] of Object.entries(words.fills ?? {})) {
      if (!isEmpty(getValues(name)) || isEmpty(picked[property])) continue;
      setValue(name, picked[property], { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  }, [picked, text, words, getValues, setValue]);
  return (
    <Autocomplete<RaRecord, false, false, true>
      id={id}
      freeSolo
      selectOnFocus
      forcePopupIcon={records.length > 0}
      options={records}
      value={records.find((record) => textOf(record) === text) ?? (text || null)}
      inputValue={text}
      disabled={Boolean(disabled)}
      filterOptions={(all, { inputValue }) => all.filter((record) => says(record, words, inputValue))}
      getOptionLabel={textOf}
      getOptionKey={(record) => (typeof record === 'string' ? record : record.id)}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input' || reason === 'clear') onChange(typed === '' ? undefined : typed);
      }}
      onChange={(_, chosen) => {
        if (chosen && typeof chosen !== 'string') choose(chosen);
      }}
      onBlur={() => {
        const left = asTaken(text.trim(), records.map(textOf));
        if (left !== text) onChange(left || undefined);
        onBlur(id, left);
      }}
      renderOption={({ key, ...props }, record) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1, alignItems: 'baseline' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {textOf(record)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {besideOf(record, words)}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          error={(rawErrors?.length ?? 0) > 0}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...fieldAria(id, rawErrors) } }}
        />
      )}
    />
  );
}

function besideOf(record: RaRecord, { beside = [] }: Suggestion): string {
  return beside
    .map((name) => record[name])
    .filter((text) => !isEmpty(text))
    .join('　');
}

/** Found by what it is taken for and by what stands beside it. */
function says(record: RaRecord, words: Suggestion, typed: string): boolean {
  const known = `${record[words.property]} ${besideOf(record, words)}`;
  return plainEntry(known).toLowerCase().includes(plainEntry(typed).toLowerCase());
}

/** As a record has it, where only the width of its signs was typed otherwise. */
function asTaken(typed: string, known: readonly string[]): string {
  if (known.includes(typed)) return typed;
  return known.find((text) => text !== '' && plainEntry(text) === plainEntry(typed)) ?? typed;
}
