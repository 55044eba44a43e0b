import CopyIcon from '@mui/icons-material/ContentCopy';
import OpenIcon from '@mui/icons-material/OpenInNew';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useId, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { labelled } from '../i18n/labelled.ts';

interface CopyFieldProps {
  label: string;
  value: string;
  /** Whether it is an address that can be opened. */
  open?: boolean;
  /** Told when it was copied, by the button or by hand. */
  onCopied?(): void;
}

/** A value to be taken elsewhere: shown whole, copied by a button, and opened if it is an address. */
export function CopyField({ label, value, open = false, onCopied }: CopyFieldProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      document.execCommand('copy'); // the clipboard is closed to pages on plain http
    }
    onCopied?.();
    notify('admin.copied', { type: 'success' });
  };
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      margin="dense"
      inputRef={input}
      onFocus={() => input.current?.select()}
      onCopy={onCopied}
      slotProps={{
        htmlInput: { readOnly: true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={translate('admin.copy')}>
                <IconButton
                  size="small"
                  aria-label={labelled(translate, translate('admin.copy'), label)}
                  onClick={copy}
                >
                  <CopyIcon fontSize="small" />
                </IconButton>
              </Tooltip>
              {open && (
                <Tooltip title={translate('ra.action.open')}>
                  <IconButton
                    size="small"
                    component="a"
                    href={value}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={labelled(translate, translate('ra.action.open'), label)}
                  >
                    <OpenIcon fontSize="small" />
                  </IconButton>
                </Tooltip>
              )}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
