import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { newIdempotencyKey } from '#client/http/idempotency-key.ts';
import { press as sendAgain } from '#client/http/press.ts';
import type { ApiKeyMade } from '#generated/shapes.ts';
import { textLengths } from '#generated/text-lengths.ts';
import { ApiKeyKind } from '#generated/values.ts';
import { sameValue } from '../data/changes.ts';
import { useChoices } from '../form/widgets/use-choices.ts';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { formCard } from '../pages/form-card.ts';
import { http } from '../session.ts';
import { KeyShownOnce } from './KeyShownOnce.tsx';

interface NewApiKeyProps {
  /** The key that was made here last, while it works. */
  made: ApiKeyMade | undefined;
  onMade(made: ApiKeyMade): void;
}

/** What was sent last, until it is answered with a key. */
interface Unanswered {
  readonly body: object;
  readonly key: string;
}

/** Makes a key for a controller on another domain or for a hospital system; it is shown this once. */
export function NewApiKey({ made, onMade }: NewApiKeyProps) {
  const translate = useTranslate();
  const [busy, press] = useBusyPress();
  const staff = useChoices({ family: 'staff' });
  const [kind, setKind] = useState<ApiKeyKind>('agency');
  const [name, setName] = useState('');
  const [staffGid, setStaffGid] = useState('');
  const unanswered = useRef<Unanswered>(undefined);
  const forStaff = kind === 'staff';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A second press would make a second key, and take the first away unseen.
    if (busy) return;
    await press(async () => {
      const body = { kind, name: name.trim(), ...(forStaff && { staffGid }) };
      // Pressed again where no answer came, it is the same press: the key that was made then is shown.
      if (!sameValue(unanswered.current?.body, body)) unanswered.current = { body, key: newIdempotencyKey() };
      const { key: idempotencyKey } = unanswered.current as Unanswered;
      const made = await sendAgain((attempt) => http.call('createApiKey', { body }, attempt), { idempotencyKey });
      unanswered.current = undefined;
      onMade(made);
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
      {made && <KeyShownOnce label={translate('admin.apiKeys.key')} value={made.apiKey} />}
    </Card>
  );
}
