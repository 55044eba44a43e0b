import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { limits } from '#generated/limits.ts';
import { textLengths } from '#generated/text-lengths.ts';
import { toHttpError } from '../data/refusal.ts';
import { TypedField } from '../form/TypedField.tsx';
import { tell } from '../i18n/told.ts';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { formCard } from '../pages/form-card.ts';

const empty = { oldPassword: '', password: '', again: '' };
type Typed = typeof empty;
type Refused = Partial<Record<keyof Typed, string>>;

export interface PasswordFormProps {
  title: string;
  /** Whether the old password is asked for too. */
  asksOld: boolean;
  /** Whose it is, for the browser's own memory of passwords. */
  username?: string;
  /** Sends both; rejects with the refusal. */
  send(passwords: { oldPassword: string; password: string }): Promise<unknown>;
}

/** Another password, typed twice. */
export function PasswordForm({ title, asksOld, username, send }: PasswordFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, press] = useBusyPress();
  const [typed, setTyped] = useState<Typed>(empty);
  const [refused, setRefused] = useState<Refused>({});
  const differ = typed.again !== '' && typed.again !== typed.password;
  const { oldPassword, password } = typed;
  const hint = translate('admin.form.passwordHint', { number: limits.passwordCharacters });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Sent again while it is on its way, the old password would be refused, though all went well.
    if (password !== typed.again || busy) return;
    setRefused({});
    await press(async () => {
      try {
        await send({ oldPassword, password });
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
    return tell(refused[name] ?? '', translate);
  };
  const field = (name: keyof Typed, label: string, isNew: boolean) => (
    <TypedField
      id={`password-${name}`}
      label={label}
      name={name}
      type="password"
      needed
      value={typed[name]}
      fault={whatIsWrong(name)}
      hint={name === 'password' ? hint : undefined}
      input={{
        maxLength: textLengths.changeOrganisationPassword.password,
        autoComplete: isNew ? 'new-password' : 'current-password',
      }}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
    />
  );
  return (
    <Card component="section" aria-labelledby="password-form" sx={formCard}>
      <Typography id="password-form" variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {username && <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />}
        {asksOld && field('oldPassword', translate('admin.organisation.oldPassword'), false)}
        {field('password', translate('admin.organisation.newPassword'), true)}
        {field('again', translate('admin.form.passwordAgain'), true)}
        <Button type="submit" variant="outlined" disabled={differ} loading={busy} sx={{ alignSelf: 'start' }}>
          {title}
        </Button>
      </Box>
    </Card>
  );
}
