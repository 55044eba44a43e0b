import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne, useNotify, useRefresh, useTranslate } from 'react-admin';
import { Allowed } from '../account/Allowed.tsx';
import { Confirm } from '../layout/Confirm.tsx';
import { usePress } from '../layout/use-press.ts';
import { EditPage } from '../pages/EditPage.tsx';
import { http } from '../session.ts';

/** A member of staff, with the way to help somebody who has lost the phone of the second factor. */
export function StaffPage({ resource, id }: { resource: string; id: string }) {
  const { data } = useGetOne(resource, { id }, { refetchOnWindowFocus: false });
  return (
    <EditPage resource={resource} id={id} {...(data?.secondFactor && { beside: <ResetSecondFactor gid={id} /> })} />
  );
}

function ResetSecondFactor({ gid }: { gid: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const press = usePress();
  const [asking, setAsking] = useState(false);
  const title = translate('admin.secondFactor.reset');
  const reset = () =>
    press(async () => {
      await http.call('resetSecondFactor', { body: { gid } }, { keepFailure: true });
      notify('admin.secondFactor.resetDone', { type: 'success' });
      refresh();
    });
  return (
    <Card component="section" aria-labelledby="second-factor" sx={{ p: 3 }}>
      <Typography id="second-factor" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.secondFactor.title')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{translate('admin.secondFactor.on')}</Typography>
      <Allowed to="resetSecondFactor">
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {title}
        </Button>
      </Allowed>
      <Confirm
        open={asking}
        title={title}
        text={translate('admin.secondFactor.resetText')}
        action={title}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
