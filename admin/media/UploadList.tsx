import CloseIcon from '@mui/icons-material/Close';
import UploadIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { uploads } from '#generated/uploads.ts';
import { labelled } from '../i18n/labelled.ts';
import { dropZone, useFileDrop } from '../layout/use-file-drop.ts';
import type { Uploads } from './use-uploads.ts';

/** As the schema of an item has it. */
const accepted = uploads.createMediaBankItem?.flatMap(({ accept }) => accept).join(',');

interface UploadListProps {
  uploads: Uploads;
  /** Names that items of the library have. */
  taken: readonly string[];
}

/** Where files are chosen or dropped, and how far each is. */
export function UploadList({ uploads: list, taken }: UploadListProps) {
  const translate = useTranslate();
  const add = (files: FileList | null) => files && list.add([...files], taken);
  const input = useRef<HTMLInputElement>(null);
  const { over, listeners } = useFileDrop(add);
  return (
    <Box sx={{ ...dropZone(over), mb: 2 }} {...listeners}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          {translate('admin.media.upload')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept={accepted}
          className="visually-hidden"
          tabIndex={-1}
          aria-label={translate('admin.media.upload')}
          onChange={({ target }) => {
            add(target.files);
            target.value = '';
          }}
        />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('admin.media.orDrop')}
        </Box>
      </Box>
      {list.rows.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}>
          {list.rows.map(({ id, file, sent, state, error, again, goOn }) => (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ overflowWrap: 'anywhere' }}>{file.name}</Box>
                <LinearProgress
                  variant="determinate"
                  color={state === 'failed' ? 'error' : state === 'done' ? 'success' : 'primary'}
                  value={Math.round(sent * 100)}
                  aria-label={file.name}
                />
                <Box role="status" sx={{ fontSize: 13, color: state === 'failed' ? 'error.main' : 'text.secondary' }}>
                  {error && state === 'failed'
                    ? error
                    : translate(`admin.media.state.${state}`, { number: Math.round(sent * 100) })}
                  {goOn && ` · ${translate('admin.form.uploadAway')}`}
                </Box>
              </Box>
              {goOn && (
                <Button size="small" variant="outlined" onClick={goOn}>
                  {translate('admin.form.continueUpload')}
                </Button>
              )}
              {again && state === 'failed' && (
                <Button size="small" onClick={() => list.retry(id)}>
                  {translate('admin.media.again')}
                </Button>
              )}
              <IconButton
                size="small"
                aria-label={labelled(
                  translate,
                  translate(state === 'done' ? 'ra.action.close' : 'ra.action.cancel'),
                  file.name,
                )}
                onClick={() => list.remove(id)}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
