import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useEffect } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { addresses } from '#client/navigation/addresses.ts';
import { routeKind } from '#client/navigation/route-kind.ts';
import { useStore } from '#client/use-store.ts';
import { organisationGid, signInNeeded, tokens } from '../session.ts';
import { SignInForm } from './SignInForm.tsx';

/** Stands over the page when its token is refused, so that what was typed below is kept. */
export function SignInAgain() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const needed = useStore(signInNeeded);
  const advance = routeKind(useLocation().pathname) === 'advance';
  const kind = advance ? 'systemAdvance' : 'session';
  const orgGid = organisationGid.get();
  const goOn = useCallback(() => {
    signInNeeded.set(false);
    refresh();
  }, [refresh]);
  // Who signs in at the identity provider does it in another tab and comes back to this one.
  useEffect(() => {
    if (!needed) return;
    const refused = tokens.get(kind);
    const look = () => {
      const token = tokens.get(kind);
      if (token && token !== refused) goOn();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [needed, kind, goOn]);
  return (
    <Dialog open={needed} maxWidth="xs" aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{translate('errors.please_login_again')}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <SignInForm
          kind={kind}
          orgGid={orgGid}
          elsewhere={advance ? addresses.advanceSignIn : addresses.quickLogin(orgGid ?? '')}
          onSignedIn={goOn}
        />
      </DialogContent>
    </Dialog>
  );
}
