import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import type { Organisation } from '#generated/shapes.ts';
import { toHttpError } from '../data/refusal.ts';
import { tell } from '../i18n/told.ts';
import { usePress } from '../layout/use-press.ts';
import { formCard } from '../pages/form-card.ts';
import { http, organisation, organisationGid, tokens } from '../session.ts';

/** Where the hospital's own system is asked for patients who are unknown at check-in: the provider's staff set it. */
export function HospitalSystem({ stored }: { stored: Organisation }) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby="hospital-system" sx={formCard}>
      <Typography id="hospital-system" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.hospitalSystem.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{translate('admin.hospitalSystem.text')}</Typography>
      {tokens.get('systemAdvance') ? <HospitalSystemForm stored={stored} /> : <HospitalSystemFacts stored={stored} />}
    </Card>
  );
}

function HospitalSystemFacts({ stored }: { stored: Organisation }) {
  const translate = useTranslate();
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {stored.hospitalSystemUrl ?? translate('admin.hospitalSystem.none')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{translate('admin.hospitalSystem.byProvider')}</Typography>
    </>
  );
}

function HospitalSystemForm({ stored }: { stored: Organisation }) {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const [url, setUrl] = useState(stored.hospitalSystemUrl ?? '');
  const [key, setKey] = useState('');
  const [getOnly, setGetOnly] = useState(stored.hospitalSystemGetOnly ?? false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const save = (event: FormEvent) => {
    event.preventDefault();
    setRefused({});
    press(async () => {
      const body = { url: url.trim() || null, getOnly, ...(key && { key }) };
      try {
        const query = { orgGid: organisationGid.get() ?? stored.gid };
        const saved = await http.call('updateHospitalSystem', { query, body }, { keepFailure: true });
        organisation.set(saved);
      } catch (failure) {
        const fields = failure instanceof CallFailure ? toHttpError(failure, translate).body?.errors : undefined;
        if (!fields) throw failure;
        setRefused(fields as Record<string, string>);
        return;
      }
      setKey('');
      notify('admin.form.saved', { type: 'success' });
    });
  };
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <TextField
        label={translate('fields.HospitalSystemChange.url')}
        name="hospitalSystemUrl"
        size="small"
        value={url}
        error={Boolean(refused.url)}
        helperText={tell(refused.url ?? '', translate)}
        onChange={({ target }) => setUrl(target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <TextField
        label={translate('admin.hospitalSystem.key')}
        name="hospitalSystemKey"
        type="password"
        size="small"
        value={key}
        error={Boolean(refused.key)}
        helperText={
          <>
            {refused.key && (
              <Box component="span" sx={{ display: 'block' }}>
                {tell(refused.key, translate)}
              </Box>
            )}
            {translate('admin.hospitalSystem.keyMoves')}
          </>
        }
        onChange={({ target }) => setKey(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <FormControlLabel
        control={<Checkbox checked={getOnly} onChange={({ target }) => setGetOnly(target.checked)} />}
        label={translate('fields.HospitalSystemChange.getOnly')}
      />
      <Button type="submit" variant="outlined">
        {translate('ra.action.save')}
      </Button>
    </Box>
  );
}
