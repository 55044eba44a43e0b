import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { deviceStorage } from '#client/device/browser-storage.ts';
import { storedRecord } from '#client/device/stored-record.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import { useWait } from '#client/http/use-wait.ts';
import { isPathOf, orgGidOf } from '#client/navigation/first-dashboard.ts';
import type { SignedIn } from '#generated/shapes.ts';
import { textLengths } from '#generated/text-lengths.ts';
import { CodeField } from '../account/CodeField.tsx';
import { SecondFactorSetup } from '../account/SecondFactorSetup.tsx';
import { givenUpError } from '../data/given-up-error.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { enter, http, loadAccount } from '../session.ts';
import { OwnAccountChoice } from './OwnAccountChoice.tsx';
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

/** Whether somebody signed in here under their own name the last time. */
const lastTime = storedRecord<{ own?: boolean }>(deviceStorage(), 'callboard-admin-sign-in');

/** Whether a page is one of theirs who have signed in: they may have typed another organisation than its address names. */
function isOpenTo(wanted: string, { orgGid }: SignedIn): boolean {
  const { pathname } = new URL(wanted, location.origin);
  return orgGid === undefined || orgGidOf(pathname) === '' || isPathOf(pathname, orgGid);
}

/**
 * Signs in with the organisation's password, with somebody's own, or at the identity provider; the token is kept by
 * client/session.
 */
export function SignInForm({ kind, orgGid: given = '', returnTo, elsewhere, onSignedIn }: SignInFormProps) {
  const translate = useTranslate();
  const [orgGid, setOrgGid] = useState(given);
  const [staffId, setStaffId] = useState('');
  const [password, setPassword] = useState('');
  const [ownWanted, setOwnWanted] = useState(() => lastTime.read().own ?? false);
  const [code, setCode] = useState<string>();
  const [mustSetUp, setMustSetUp] = useState<SignedIn>();
  const [failed, setFailed] = useState<CallFailure>();
  const { failure, waits } = useWait(failed);
  const [busy, setBusy] = useState(false);
  const fail = (error: unknown) => {
    setBusy(false);
    if (!(error instanceof CallFailure)) throw error;
    // The password was right: the second step begins.
    if (error.contents[0]?.code === 'second_factor_needed') setCode('');
    else setFailed(error);
  };
  const arrive = (signedIn: SignedIn, wanted?: string) => {
    enter(kind, signedIn);
    if (signedIn.role === 'none') setMustSetUp(signedIn);
    else if (wanted && isOpenTo(wanted, signedIn)) location.replace(wanted);
    else onSignedIn(signedIn.orgGid ?? orgGid.trim());
  };
  const { ways, completing, begin } = useSingleSignOn(kind, orgGid, failed, { onSignedIn: arrive, onFailure: fail });
  const own = kind === 'session' && ways.ownAccount === true && ownWanted;
  const send = () => {
    const keep = { keepFailure: true };
    if (kind === 'systemAdvance') return http.call('signInSystemAdvance', { body: { password } }, keep);
    const organisation = { orgGid: orgGid.trim(), password };
    if (!own) return http.call('signInOrganisation', { body: organisation }, keep);
    const person = { ...organisation, staffId: staffId.trim(), ...(code && { code: code.trim() }) };
    return http.call('signInAdministrator', { body: person }, keep);
  };
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    if (!ways.password) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const signedIn = await send();
      if (kind === 'session') lastTime.change({ own });
      arrive(signedIn);
    } catch (error) {
      fail(error);
    }
  };
  const leave = () => {
    if (elsewhere) return void window.open(elsewhere);
    setBusy(true);
    setFailed(undefined);
    void begin(returnTo).then(() => setBusy(false));
  };
  if (completing) return <Waiting />;
  if (mustSetUp) {
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, textAlign: 'left' }}>
        <Alert severity="info">{translate('admin.secondFactor.needed')}</Alert>
        <SecondFactorSetup
          onDone={() => void loadAccount().then(() => onSignedIn(mustSetUp.orgGid ?? orgGid.trim()))}
        />
      </Box>
    );
  }
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
              autoComplete: own ? 'organization' : 'username',
              autoCapitalize: 'none',
              spellCheck: false,
            },
          }}
        />
      )}
      {kind === 'session' && ways.ownAccount && (
        <OwnAccountChoice
          own={own}
          onChange={(chosen) => {
            setOwnWanted(chosen);
            setPassword('');
            setCode(undefined);
            setFailed(undefined);
          }}
        />
      )}
      {own && (
        <TextField
          label={translate('fields.Staff.staffId')}
          value={staffId}
          required
          autoFocus={given !== ''}
          onChange={({ target }) => setStaffId(target.value)}
          slotProps={{
            htmlInput: {
              maxLength: textLengths.signInAdministrator.staffId,
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
          autoFocus={kind === 'systemAdvance' || (given !== '' && !own)}
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ htmlInput: { maxLength: lengths.password, autoComplete: 'current-password' } }}
        />
      )}
      {own && code !== undefined && <CodeField value={code} recovery onChange={setCode} />}
      {failure && <Alert severity="error">{givenUpError(failure, translate).message}</Alert>}
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
