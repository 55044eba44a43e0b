import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { textLengths } from '#generated/text-lengths.ts';
import { toHttpError } from '../data/refusal.ts';
import { http, tokens } from '../session.ts';

const lengths = textLengths.signInOrganisation;

export interface SignInFormProps {
  /** An organisation's administrator, or the provider's staff. */
  kind: 'session' | 'systemAdvance';
  /** Organisation id to begin with. */
  orgGid?: string | undefined;
  onSignedIn(orgGid: string): void;
}

/** Signs in with a password; the token is kept by client/session. */
export function SignInForm({ kind, orgGid: given = '', onSignedIn }: SignInFormProps) {
  const translate = useTranslate();
  const [orgGid, setOrgGid] = useState(given);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(undefined);
    try {
      const keep = { keepFailure: true };
      const signedIn =
        kind === 'session'
          ? await http.call('signInOrganisation', { body: { orgGid: orgGid.trim(), password } }, keep)
          : await http.call('signInSystemAdvance', { body: { password } }, keep);
      tokens.set(kind, signedIn.token);
      onSignedIn(signedIn.orgGid ?? orgGid.trim());
    } catch (error) {
      setRefusal(error instanceof CallFailure ? toHttpError(error, translate).message : String(error));
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      onSubmit={signIn}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, textAlign: 'left' }}
    >
      {kind === 'session' && (
        <TextField
          label={translate('admin.signIn.organisation')}
          value={orgGid}
          required
          autoFocus={given === ''}
          onChange={({ target }) => setOrgGid(target.value)}
          slotProps={{
            htmlInput: {
              maxLength: lengths.orgGid,
              autoComplete: 'username',
              autoCapitalize: 'none',
              spellCheck: false,
            },
          }}
        />
      )}
      <TextField
        label={translate('ra.auth.password')}
        type="password"
        value={password}
        required
        autoFocus={kind === 'systemAdvance' || given !== ''}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { maxLength: lengths.password, autoComplete: 'current-password' } }}
      />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {translate('ra.auth.sign_in')}
      </Button>
    </Box>
  );
}
