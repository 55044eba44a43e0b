import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { useWait } from '#client/http/use-wait.ts';
import type { SignedIn } from '#generated/shapes.ts';
import { textLengths } from '#generated/text-lengths.ts';
import { toHttpError } from '../data/refusal.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { enter, http } from '../session.ts';
import { ProviderSignOut } from './ProviderSignOut.tsx';
import { SingleSignOnButton } from './SingleSignOnButton.tsx';
import { useSingleSignOn } from './use-single-sign-on.ts';

const lengths = textLengths.signInOrganisation;

export interface SignInFormProps {
  /** An organisation's administrator, or the provider's staff. */
  kind: 'session' | 'systemAdvance';
  /** Organisation id to begin with. */
  orgGid?: string | undefined;
  /** Where somebody who signs in at the identity provider wanted to be; without it `onSignedIn` decides. */
  returnTo?: string | undefined;
  /** Address that opens in another tab for the identity provider, where this page must not be left. */
  elsewhere?: string | undefined;
  onSignedIn(orgGid: string): void;
}

/** Signs in with a password or at the identity provider; the token is kept by client/session. */
export function SignInForm({ kind, orgGid: given = '', returnTo, elsewhere, onSignedIn }: SignInFormProps) {
  const translate = useTranslate();
  const [orgGid, setOrgGid] = useState(given);
  const [password, setPassword] = useState('');
  const [failed, setFailed] = useState<CallFailure>();
  const { failure, waits } = useWait(failed);
  const [busy, setBusy] = useState(false);
  const fail = (error: unknown) => {
    setBusy(false);
    if (!(error instanceof CallFailure)) throw error;
    setFailed(error);
  };
  const arrive = (signedIn: SignedIn, wanted?: string) => {
    enter(kind, signedIn);
    if (wanted) location.replace(wanted);
    else onSignedIn(signedIn.orgGid ?? orgGid.trim());
  };
  const { ways, completing, begin } = useSingleSignOn(kind, orgGid, { onSignedIn: arrive, onFailure: fail });
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    if (!ways.password) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const keep = { keepFailure: true };
      arrive(
        kind === 'session'
          ? await http.call('signInOrganisation', { body: { orgGid: orgGid.trim(), password } }, keep)
          : await http.call('signInSystemAdvance', { body: { password } }, keep),
      );
    } catch (error) {
      fail(error);
    }
  };
  const leave = () => {
    if (elsewhere) return void window.open(elsewhere);
    setBusy(true);
    setFailed(undefined);
    void begin(returnTo);
  };
  if (completing) return <Waiting />;
  return (
    <Box
      component="form"
      onSubmit={signIn}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, textAlign: 'left' }}
    >
      <ProviderSignOut />
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
      {ways.password && (
        <TextField
          label={translate('ra.auth.password')}
          type="password"
          value={password}
          required
          autoFocus={kind === 'systemAdvance' || given !== ''}
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ htmlInput: { maxLength: lengths.password, autoComplete: 'current-password' } }}
        />
      )}
      {failure && <Alert severity="error">{toHttpError(failure, translate).message}</Alert>}
      {ways.password && (
        <Button type="submit" variant="contained" size="large" disabled={busy || waits}>
          {translate('ra.auth.sign_in')}
        </Button>
      )}
      {ways.singleSignOn && (
        <SingleSignOnButton label={ways.singleSignOn} beside={ways.password} busy={busy} onPress={leave} />
      )}
      {ways.singleSignOn && elsewhere && <Alert severity="info">{translate('admin.signIn.elsewhere')}</Alert>}
    </Box>
  );
}
