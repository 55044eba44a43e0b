import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ApiKeyMade } from '#generated/shapes.ts';
import { textLengths } from '#generated/text-lengths.ts';
import { ApiKeyKind } from '#generated/values.ts';
import { useChoices } from '../form/widgets/use-choices.ts';
import { CopyField } from '../layout/CopyField.tsx';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { formCard } from '../pages/form-card.ts';
import { http } from '../session.ts';

interface NewApiKeyProps {
  /** The key that was made here last, while it works. */
  made: ApiKeyMade | undefined;
  onMade(made: ApiKeyMade): void;
}

/** Makes a key for a controller on another domain or for a hospital system; it is shown this once. */
export function NewApiKey({ made, onMade }: NewApiKeyProps) {
  const translate = useTranslate();
  const [busy, press] = useBusyPress();
  const staff = useChoices({ family: 'staff' });
  const [kind, setKind] = useState<ApiKeyKind>('agency');
  const [name, setName] = useState('');
  const [staffGid, setStaffGid] = useState('');
  const forStaff = kind === 'staff';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A second press would make a second key, and take the first away unseen.
    if (busy) return;
    await press(async () => {
      const body = { kind, name: name.trim(), ...(forStaff && { staffGid }) };
      onMade(await http.call('createApiKey', { body }, { keepFailure: true }));
      setName('');
      setStaffGid('');
    });
  };
  return (
    <Card component="section" aria-labelledby="new-api-key" sx={formCard}>
      <Typography id="new-api-key" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.apiKeys.new')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{translate('admin.apiKeys.text')}</Typography>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <TextField
          select
          label={translate('admin.apiKeys.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value as ApiKeyKind)}
          sx={{ flex: '1 1 200px' }}
        >
          {ApiKeyKind.map((value) => (
            <MenuItem key={value} value={value}>
              {translate(`values.ApiKeyKind.${value}`)}
            </MenuItem>
          ))}
        </TextField>
        {forStaff && (
          <TextField
            select
            required
            label={translate('entities.Staff')}
            value={staffGid}
            onChange={({ target }) => setStaffGid(target.value)}
            sx={{ flex: '1 1 200px' }}
          >
            {(Array.isArray(staff) ? staff : []).map(({ gid, name: staffName }) => (
              <MenuItem key={gid} value={gid}>
                {staffName}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          required
          name="apiKeyName"
          label={translate('admin.apiKeys.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: textLengths.createApiKey.name } }}
          sx={{ flex: '2 1 240px' }}
        />
        <Button
          type="submit"
          variant="outlined"
          loading={busy}
          disabled={name.trim() === '' || (forStaff && staffGid === '')}
        >
          {translate('admin.apiKeys.make')}
        </Button>
      </Box>
      {made && (
        <>
          <Alert severity="warning" sx={{ mt: 2, mb: 1 }}>
            {translate('admin.agencyKey.once')}
          </Alert>
          <CopyField label={translate('admin.apiKeys.key')} value={made.apiKey} />
        </>
      )}
    </Card>
  );
}
