import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { press as sendAgain } from '#client/http/press.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';

/** Suspends an organisation, or resumes it, after it has said what that means. */
export function SuspendOrganisation({ organisation: { gid, name, suspendedAt } }: { organisation: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const press = usePress();
  const [asking, setAsking] = useState(false);
  const suspended = suspendedAt === undefined;
  const does = suspended ? 'suspend' : 'resume';
  const change = () =>
    press(async () => {
      await sendAgain((attempt) => http.call('suspendOrganisation', { body: { gid, suspended } }, attempt));
      notify(`admin.advance.${suspended ? 'isSuspended' : 'isResumed'}`, { type: 'success', messageArgs: { name } });
      refresh();
    });
  const label = translate(`admin.advance.${does}One`, { name });
  return (
    <>
      <Button size="small" color="inherit" aria-label={label} onClick={() => setAsking(true)}>
        {translate(`admin.advance.${does}`)}
      </Button>
      <Confirm
        open={asking}
        danger={suspended}
        title={label}
        text={translate(`admin.advance.${does}Text`, { name })}
        action={translate(`admin.advance.${does}`)}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
