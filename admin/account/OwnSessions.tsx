import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFresh } from '../data/use-fresh.ts';
import { Coming } from '../layout/Coming.tsx';
import { Confirm } from '../layout/Confirm.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';
import { SessionTable } from './SessionTable.tsx';

const keep = { keepFailure: true };
const read = () => http.call('listOwnSessions', {}, keep);

/** Where one is signed in, and the way out everywhere else. */
export function OwnSessions() {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const [found, ask, failure] = useFresh(read);
  const [asking, setAsking] = useState(false);
  const title = translate('admin.account.ownSessions');
  const end = (work: () => Promise<unknown>) =>
    press(async () => {
      await work();
      notify('admin.account.ended', { type: 'success' });
      ask();
    });
  return (
    <Card component="section" aria-labelledby="own-sessions" sx={{ p: 3 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Typography id="own-sessions" variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {(found?.data.length ?? 0) > 1 && (
          <Button size="small" color="error" onClick={() => setAsking(true)}>
            {translate('admin.account.endOthers')}
          </Button>
        )}
      </Box>
      {found ? (
        <SessionTable
          label={title}
          sessions={found.data}
          onEnd={({ gid }) => end(() => http.call('endOwnSession', { query: { gid } }, keep))}
        />
      ) : (
        <Coming failure={failure} />
      )}
      <Confirm
        open={asking}
        title={translate('admin.account.endOthers')}
        text={translate('admin.account.endOthersText')}
        action={translate('admin.account.endOthers')}
        onConfirm={() => end(() => http.call('endOtherSessions', {}, keep))}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
