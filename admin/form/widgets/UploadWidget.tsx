import UploadIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { chosenFile, dropChosenFile, keepChosenFile } from '../../data/chosen-files.ts';
import { dropZone, useFileDrop } from '../../layout/use-file-drop.ts';
import { fieldWords } from '../form-definition.ts';
import { FilePreview } from './FilePreview.tsx';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { fileRefusal } from './file-refusal.ts';
import { OwnFault } from './own-fault.ts';
import { UploadState } from './UploadState.tsx';

/** A file: checked before it is sent, shown before it is saved. The form holds its address (data/chosen-files.ts). */
export function UploadWidget({ id, value, onChange, onBlur, rawErrors, disabled, uiSchema }: FieldProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const tellFault = useContext(OwnFault);
  const rules = fieldWords(uiSchema).upload;
  // What was chosen among stored files is no file of this field's own.
  const address = chosenFile(value) || String(value ?? '').startsWith('/') ? (value as string) : undefined;
  useEffect(() => {
    if (value !== undefined && address === undefined) onChange(undefined);
  }, [value, address, onChange]);
  useEffect(() => () => tellFault(undefined), [tellFault]);
  const put = (next: string | undefined) => {
    tellFault(undefined);
    dropChosenFile(address);
    onChange(next);
    onBlur(id, next);
  };
  const take = (file: File | undefined) => {
    if (!file || !rules || disabled) return;
    const refused = fileRefusal(file, rules);
    if (refused) tellFault(translate(`errors.${refused.code}`, refused.params));
    else put(keepChosenFile(file));
  };
  const { over, listeners } = useFileDrop(([file]) => take(file));
  return (
    <Box {...listeners} sx={dropZone(over)}>
      {address && <FilePreview address={address} name={chosenFile(address)?.name} type={chosenFile(address)?.type} />}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={Boolean(disabled)}
          onClick={() => input.current?.click()}
        >
          {translate(address ? 'admin.form.replaceFile' : 'admin.form.chooseFile')}
        </Button>
        {address && !disabled && (
          <Button color="inherit" onClick={() => put(undefined)}>
            {translate('ra.action.remove')}
          </Button>
        )}
        {!disabled && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('admin.form.orDrop')}
          </Box>
        )}
      </Box>
      <input
        ref={input}
        id={id}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        accept={rules && [...rules.extensions.map((one) => `.${one}`), ...rules.accept].join(',')}
        {...fieldAria(id, rawErrors)}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
      <UploadState />
    </Box>
  );
}
