import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { chosenFile, dropChosenFile } from '../../data/chosen-files.ts';
import { fieldWords } from '../form-definition.ts';
import { FilePreview } from './FilePreview.tsx';
import type { FieldProps } from './field-props.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { useChoices } from './use-choices.ts';

/** A file that is stored already, chosen by the name of the record that has it; the form holds the record's gid. */
export function StoredFileWidget(props: FieldProps) {
  const { value, onChange, uiSchema } = props;
  const choices = useChoices(fieldWords(uiSchema).reference);
  const list = Array.isArray(choices) ? choices : [];
  const chosen = list.find(({ gid, file }) => gid === value || (file !== undefined && file === value));
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
      <RecordPicker {...props} choices={choices} chosen={chosen} none="admin.form.noStoredFiles" />
    </Box>
  );
}
