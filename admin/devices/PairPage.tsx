import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pairingPages } from '#client/device/paired-device.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import { useWait } from '#client/http/use-wait.ts';
import { useStillHere } from '#client/use-still-here.ts';
import { Needed } from '../account/Needed.tsx';
import { faultsOf } from '../appointments/faults-of.ts';
import { toHttpError } from '../data/refusal.ts';
import { Page, type PageProps } from '../layout/Page.tsx';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { http } from '../session.ts';
import { PanelField } from './PanelField.tsx';

interface PairPageProps {
  readonly parent: NonNullable<PageProps['parent']>;
  /** Reads the list to which somebody is led, so that the device is in it. */
  onPaired(): Promise<void>;
}

/** …/screens/pair: lets in the device that shows a code; on a telephone the scanned code is there already. */
export function PairPage({ parent, onPaired }: PairPageProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, press] = useBusyPress();
  const stillHere = useStillHere();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [code, setCode] = useState(search.get('code') ?? '');
  const [panelGid, setPanelGid] = useState('');
  const [name, setName] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [tooMany, setTooMany] = useState<CallFailure>();
  const { failure: wait, waits } = useWait(tooMany);
  const addresses = Object.values(pairingPages).map((page) => window.location.origin + page);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = translate('errors.field_required');
    const lacks = { ...(code.trim() === '' && { code: missing }), ...(panelGid === '' && { panelGid: missing }) };
    setFaults(lacks);
    if (busy || waits || Object.keys(lacks).length > 0) return;
    await press(async () => {
      try {
        const { panelName } = await http.call('pairDevice', { body: { code, panelGid, name } }, { keepFailure: true });
        notify('admin.devices.done', { type: 'success', messageArgs: { panel: panelName } });
        await onPaired();
        if (stillHere()) navigate(parent.to);
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure;
        // So many wrong codes: it stands at the code until the next may be tried.
        if (failure.has('too_many_failures')) return setTooMany(failure);
        const found = faultsOf(failure, translate);
        if (!found || !stillHere()) throw failure;
        setFaults(found);
      }
    });
  };
  const codeFault = wait ? toHttpError(wait, translate).message : faults.code;
  return (
    <Page title={translate('admin.devices.pair')} parent={parent}>
      <Needed to="pairDevice">
        <Card
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ p: { xs: 2, sm: 3 }, maxWidth: 560, display: 'grid', gap: 2.5 }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {translate('admin.devices.pairHint', { addresses: addresses.join(translate('punctuation.list')) })}
          </Typography>
          <TextField
            label={translate('admin.devices.code')}
            value={code}
            error={codeFault !== undefined}
            helperText={codeFault}
            onChange={({ target }) => setCode(target.value)}
            slotProps={{
              htmlInput: {
                autoCapitalize: 'characters',
                autoComplete: 'off',
                spellCheck: false,
                maxLength: 20,
              },
            }}
            sx={{ '& input': { fontSize: 28, fontWeight: 700, letterSpacing: '0.12em', textTransform: 'uppercase' } }}
          />
          <PanelField value={panelGid} onChange={setPanelGid} fault={faults.panelGid} />
          <TextField
            label={translate('admin.devices.name')}
            value={name}
            error={faults.name !== undefined}
            helperText={faults.name ?? translate('admin.devices.nameHint')}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <Box>
            <Button type="submit" variant="contained" loading={busy} disabled={waits}>
              {translate('admin.devices.pair')}
            </Button>
          </Box>
        </Card>
      </Needed>
    </Page>
  );
}
