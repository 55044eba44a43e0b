import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Confirm } from '../layout/Confirm.tsx';
import { usePress } from '../layout/use-press.ts';
import { http, loadAccount } from '../session.ts';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';

/** One's own second factor: set up, exchanged for another app, or turned off. */
export function SecondFactor({ on }: { on: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const [settingUp, setSettingUp] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [password, setPassword] = useState('');
  const remove = () =>
    press(async () => {
      await http.call('removeSecondFactor', { body: { password } }, { keepFailure: true });
      notify('admin.secondFactor.removed', { type: 'success' });
      await loadAccount();
    });
  return (
    <Card component="section" aria-labelledby="second-factor" sx={{ p: 3 }}>
      <Typography id="second-factor" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.secondFactor.title')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{translate(on ? 'admin.secondFactor.on' : 'admin.secondFactor.off')}</Typography>
      {settingUp ? (
        <SecondFactorSetup
          onCancel={() => setSettingUp(false)}
          onDone={() => {
            setSettingUp(false);
            void loadAccount();
          }}
        />
      ) : (
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => setSettingUp(true)}>
            {translate(on ? 'admin.secondFactor.again' : 'admin.secondFactor.setUp')}
          </Button>
          {on && (
            <Button color="error" onClick={() => setRemoving(true)}>
              {translate('admin.secondFactor.remove')}
            </Button>
          )}
        </Box>
      )}
      <Confirm
        open={removing}
        title={translate('admin.secondFactor.remove')}
        text={
          <TextField
            label={translate('admin.secondFactor.password')}
            type="password"
            autoFocus
            fullWidth
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
            sx={{ mt: 1 }}
          />
        }
        action={translate('admin.secondFactor.remove')}
        disabled={password === ''}
        onConfirm={remove}
        onClose={() => {
          setRemoving(false);
          setPassword('');
        }}
      />
    </Card>
  );
}
