import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface CodeFieldProps {
  value: string;
  /** Whether a recovery code will do as well. */
  recovery?: boolean;
  onChange(value: string): void;
}

/** The code of an authenticator app; phones and password managers fill it in. */
export function CodeField({ value, recovery = false, onChange }: CodeFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('admin.secondFactor.code')}
      required
      autoFocus
      value={value}
      helperText={recovery ? translate('admin.secondFactor.codeHint') : undefined}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: {
          name: 'code',
          maxLength: 40,
          autoComplete: 'one-time-code',
          inputMode: recovery ? 'text' : 'numeric',
          autoCapitalize: 'none',
          spellCheck: false,
        },
      }}
    />
  );
}
