import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { press } from '#client/http/press.ts';
import type { SecondFactorKey } from '#generated/shapes.ts';
import { givenUpError } from '../data/given-up-error.ts';
import { http } from '../session.ts';
import { CodeField } from './CodeField.tsx';
import { KeyCode } from './KeyCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const keep = { keepFailure: true };

/** Sent again where the answer is lost: the recovery codes come with it. */
async function confirm(code: string): Promise<readonly string[]> {
  const answer = await press((attempt) => http.call('confirmSecondFactor', { body: { code } }, attempt));
  return answer.recoveryCodes;
}

/**
 * Sets up an authenticator app: the password, the key as a QR code and as text, the first code, the recovery codes. It
 * needs nothing around it, so that it also stands on the sign-in page.
 */
export function SecondFactorSetup({ onDone, onCancel }: { onDone(): void; onCancel?: () => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [key, setKey] = useState<SecondFactorKey>();
  const [recovery, setRecovery] = useState<readonly string[]>();
  const [failure, setFailure] = useState<CallFailure>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      if (key) setRecovery(await confirm(typed));
      else setKey(await http.call('beginSecondFactor', { body: { password: typed } }, keep));
      setTyped('');
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error);
    }
    setBusy(false);
  };
  if (recovery) return <RecoveryCodes codes={recovery} onKept={onDone} />;
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {key ? (
        <>
          <Typography>{translate('admin.secondFactor.scan')}</Typography>
          <KeyCode text={key.url} label={translate('admin.secondFactor.qrCode')} />
          <Typography sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
            {translate('admin.secondFactor.key')}
            {translate('punctuation.colon')}
            <code>{key.key.match(/.{4}/g)?.join(' ')}</code>
          </Typography>
          <CodeField value={typed} onChange={setTyped} />
        </>
      ) : (
        <TextField
          label={translate('admin.secondFactor.password')}
          type="password"
          size="small"
          required
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
        />
      )}
      {failure && <Alert severity="error">{givenUpError(failure, translate).message}</Alert>}
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {translate(key ? 'admin.secondFactor.confirm' : 'admin.secondFactor.continue')}
        </Button>
        {onCancel && (
          <Button variant="outlined" color="inherit" onClick={onCancel}>
            {translate('ra.action.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
