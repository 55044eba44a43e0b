import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { limits } from '#generated/limits.ts';
import { textLengths } from '#generated/text-lengths.ts';
import { toHttpError } from '../data/refusal.ts';
import { usePress } from '../layout/use-press.ts';
import { http, tokens } from '../session.ts';

const empty = { oldPassword: '', password: '', again: '' };
type Typed = typeof empty;
type Refused = Partial<Record<keyof Typed, string>>;

/** Another password for the organisation, typed twice; an administrator says the old one, the provider's staff need not. */
export function ChangePassword() {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const [typed, setTyped] = useState<Typed>(empty);
  const [refused, setRefused] = useState<Refused>({});
  const byProvider = Boolean(tokens.get('systemAdvance'));
  const differ = typed.again !== '' && typed.again !== typed.password;
  const { oldPassword, password } = typed;
  const hint = translate('admin.form.passwordHint', { number: limits.passwordCharacters });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== typed.again) return;
    setRefused({});
    press(async () => {
      const body = { password, ...(!byProvider && { oldPassword }) };
      try {
        await http.call('changeOrganisationPassword', { body }, { keepFailure: true });
      } catch (failure) {
        const fields = failure instanceof CallFailure ? toHttpError(failure, translate).body?.errors : undefined;
        if (!fields) throw failure;
        setRefused(fields as Refused);
        return;
      }
      setTyped(empty);
      notify('admin.organisation.passwordChanged', { type: 'success' });
    });
  };
  const whatIsWrong = (name: keyof Typed) => {
    if (name === 'again') return differ ? translate('admin.form.passwordsDiffer') : '';
    return refused[name] ?? '';
  };
  const field = (name: keyof Typed, label: string, isNew: boolean) => (
    <TextField
      label={label}
      name={name}
      type="password"
      size="small"
      required
      value={typed[name]}
      error={whatIsWrong(name) !== ''}
      helperText={whatIsWrong(name) || (name === 'password' ? hint : '')}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      slotProps={{
        htmlInput: {
          maxLength: textLengths.changeOrganisationPassword.password,
          autoComplete: isNew ? 'new-password' : 'current-password',
        },
      }}
    />
  );
  return (
    <Card component="section" aria-labelledby="change-password" sx={{ p: 3 }}>
      <Typography id="change-password" variant="h2" sx={{ mb: 2 }}>
        {translate('admin.organisation.changePassword')}
      </Typography>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {!byProvider && field('oldPassword', translate('admin.organisation.oldPassword'), false)}
        {field('password', translate('admin.organisation.newPassword'), true)}
        {field('again', translate('admin.form.passwordAgain'), true)}
        <Button type="submit" variant="outlined" disabled={differ}>
          {translate('admin.organisation.changePassword')}
        </Button>
      </Box>
    </Card>
  );
}
