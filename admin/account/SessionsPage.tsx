import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SignInSession } from '#generated/shapes.ts';
import { useFresh } from '../data/use-fresh.ts';
import { labelled } from '../i18n/labelled.ts';
import { Coming } from '../layout/Coming.tsx';
import { Confirm } from '../layout/Confirm.tsx';
import { Page } from '../layout/Page.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';
import { SessionTable } from './SessionTable.tsx';
import { useMay } from './use-may.ts';

const keep = { keepFailure: true };
const read = () => http.call('listSessions', {}, keep);

/** /admin/:orgId/sessions: who is signed in now, in the administration and at controllers, and the way to end it. */
export function SessionsPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const may = useMay()('listSessions');
  const [found, ask, failure] = useFresh(may ? read : undefined);
  const [ending, setEnding] = useState<SignInSession>();
  const title = translate('admin.pages.sessions');
  const end = () =>
    press(async () => {
      await http.call('endSession', { query: { gid: ending?.gid ?? '' } }, keep);
      notify('admin.account.ended', { type: 'success' });
      ask();
    });
  return (
    <Page title={title}>
      <Card sx={{ px: 3, py: 1.5, maxWidth: 960 }}>
        {!may && <Alert severity="info">{translate('admin.account.notAllowed')}</Alert>}
        {may && !found && <Coming failure={failure} />}
        {found && <SessionTable label={title} sessions={found.data} named onEnd={setEnding} />}
      </Card>
      <Confirm
        open={ending !== undefined}
        title={labelled(translate, translate('admin.account.end'), ending?.name ?? translate('admin.account.shared'))}
        text={translate('admin.account.endText')}
        action={translate('admin.account.end')}
        onConfirm={end}
        onClose={() => setEnding(undefined)}
      />
    </Page>
  );
}
