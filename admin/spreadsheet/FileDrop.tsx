import UploadIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { dropZone, useFileDrop } from '../layout/use-file-drop.ts';

/** Where a spreadsheet is dropped or chosen; what it is called is only a hint to the browser's dialog. */
export function FileDrop({ disabled, onFile }: { disabled?: boolean; onFile(file: File): void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file && !disabled) onFile(file);
  };
  const { over, listeners } = useFileDrop(([file]) => take(file));
  return (
    <Box
      {...listeners}
      sx={{
        ...dropZone(over),
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
      }}
    >
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={Boolean(disabled)}
        onClick={() => input.current?.click()}
      >
        {translate('admin.form.chooseFile')}
      </Button>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('admin.spreadsheet.drop')}
      </Box>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={translate('admin.form.chooseFile')}
        accept=".xlsx,.csv,.tsv,.txt"
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
    </Box>
  );
}
