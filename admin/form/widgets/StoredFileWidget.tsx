import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { chosenFile, dropChosenFile } from '../../data/chosen-files.ts';
import { fieldWords } from '../form-definition.ts';
import { FilePreview } from './FilePreview.tsx';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { useStoredFiles } from './use-stored-files.ts';

/** A file that is stored already, chosen by the name of the record that has it; the form holds the record's gid. */
export function StoredFileWidget({ id, value, onChange, onBlur, rawErrors, disabled, uiSchema }: FieldProps) {
  const translate = useTranslate();
  const files = useStoredFiles(fieldWords(uiSchema).reference);
  const list = Array.isArray(files) ? files : [];
  const chosen = list.find(({ gid, file }) => gid === value || file === value);
  // A file that was taken to be sent is not what this field holds.
  useEffect(() => {
    if (!chosenFile(value)) return;
    dropChosenFile(value);
    onChange(undefined);
  }, [value, onChange]);
  const address = chosen?.file ?? (String(value ?? '').startsWith('/') ? String(value) : undefined);
  return (
    <Box>
      {address && <FilePreview address={address} name={chosen?.name} />}
      <Autocomplete
        id={id}
        options={list}
        loading={files === undefined}
        value={chosen ?? null}
        disabled={Boolean(disabled)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ gid }) => gid}
        noOptionsText={translate('admin.form.noStoredFiles')}
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
            helperText={files === 'failed' ? translate('errors.network_error') : undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, ...fieldAria(id, rawErrors) },
            }}
          />
        )}
      />
    </Box>
  );
}
