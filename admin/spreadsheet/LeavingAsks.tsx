import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { Confirm } from '../layout/Confirm.tsx';

/** Asks before a page is left on which rows are still to be sent. */
export function LeavingAsks({ busy }: { busy: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => busy && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title={translate('admin.spreadsheet.leaveTitle')}
      text={translate('admin.spreadsheet.leaveText')}
      action={translate('admin.spreadsheet.leave')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
