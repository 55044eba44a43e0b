import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { labelled } from '../../i18n/labelled.ts';
import { passwordsDiffer } from '../passwords-differ.ts';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** Sets a password; typed twice, and of a stored record only when it is to change. */
export function PasswordWidget({ id, value, onChange, onBlur, rawErrors, required, disabled, label }: FieldProps) {
  const translate = useTranslate();
  const [visible, setVisible] = useState(false);
  const [first, setFirst] = useState<string>((value as string | undefined) ?? '');
  const [again, setAgain] = useState('');
  const tell = (one: string, other: string) => onChange(one === '' ? undefined : one === other ? one : passwordsDiffer);
  useEffect(() => {
    if (value !== undefined) return;
    // Emptied, or saved; but for a moment RJSF may show what was before the latest of two edits.
    const timer = setTimeout(() => {
      setFirst('');
      setAgain('');
    });
    return () => clearTimeout(timer);
  }, [value]);
  const aria = fieldAria(id, rawErrors);
  const wrong = aria['aria-invalid'];
  const type = visible ? 'text' : 'password';
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={translate(visible ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        type={type}
        value={first}
        disabled={Boolean(disabled)}
        placeholder={required ? '' : translate('admin.form.keepPassword')}
        error={wrong}
        endAdornment={toggle}
        slotProps={{ input: { ...aria, autoComplete: 'new-password' } }}
        onChange={({ target }) => {
          setFirst(target.value);
          tell(target.value, again);
        }}
      />
      {first !== '' && (
        <OutlinedInput
          id={`${id}-again`}
          fullWidth
          size="small"
          type={type}
          value={again}
          disabled={Boolean(disabled)}
          placeholder={translate('admin.form.passwordAgain')}
          error={wrong}
          slotProps={{
            input: {
              'aria-label': labelled(translate, label, translate('admin.form.passwordAgain')),
              'aria-invalid': wrong,
              'aria-describedby': aria['aria-describedby'],
              autoComplete: 'new-password',
            },
          }}
          onChange={({ target }) => {
            setAgain(target.value);
            tell(first, target.value);
          }}
          onBlur={() => onBlur(id, value)}
        />
      )}
    </Box>
  );
}
