import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { press as sendAgain } from '#client/http/press.ts';
import { unlessGone } from '#client/http/unless-gone.ts';
import type { ApiKey, ApiKeyMade } from '#generated/shapes.ts';
import { Allowed } from '../account/Allowed.tsx';
import { useFresh } from '../data/use-fresh.ts';
import { Coming } from '../layout/Coming.tsx';
import { Confirm } from '../layout/Confirm.tsx';
import { usePress } from '../layout/use-press.ts';
import { formCard } from '../pages/form-card.ts';
import { http } from '../session.ts';
import { ApiKeyList } from './ApiKeyList.tsx';
import { NewApiKey } from './NewApiKey.tsx';

/** The keys by which controllers on other domains and hospital systems call: which there are, a new one, an end to one. */
export function ApiKeys() {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const read = useCallback(() => http.call('listApiKeys', {}, { keepFailure: true }), []);
  const [keys, refresh, failure] = useFresh(read, 30_000);
  const [made, setMade] = useState<ApiKeyMade>();
  const [ending, setEnding] = useState<ApiKey>();
  const end = ({ gid }: ApiKey) =>
    press(async () => {
      await sendAgain((attempt) => http.call('revokeApiKeys', { query: { gid } }, attempt)).catch(unlessGone);
      setMade((shown) => (shown?.gid === gid ? undefined : shown));
      notify('admin.apiKeys.ended', { type: 'success' });
      refresh();
    });
  return (
    <Stack spacing={3}>
      <Allowed to="createApiKey">
        <NewApiKey
          made={made}
          onMade={(key) => {
            setMade(key);
            refresh();
          }}
        />
      </Allowed>
      <Card component="section" aria-labelledby="api-keys" sx={formCard}>
        <Typography id="api-keys" variant="h2" sx={{ mb: 1 }}>
          {translate('admin.apiKeys.title')}
        </Typography>
        {keys ? <ApiKeyList keys={keys.data} onEnd={setEnding} /> : <Coming failure={failure} />}
      </Card>
      <Confirm
        open={ending !== undefined}
        title={translate('admin.apiKeys.end')}
        text={translate('admin.apiKeys.endText')}
        action={translate('admin.apiKeys.end')}
        onConfirm={() => ending && end(ending)}
        onClose={() => setEnding(undefined)}
      />
    </Stack>
  );
}
