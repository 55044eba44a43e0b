import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRefresh, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { routeKind } from '#client/navigation/route-kind.ts';
import { useStore } from '#client/use-store.ts';
import { organisationGid, signInNeeded } from '../session.ts';
import { SignInForm } from './SignInForm.tsx';

/** Stands over the page when its token is refused, so that what was typed below is kept. */
export function SignInAgain() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const needed = useStore(signInNeeded);
  const advance = routeKind(useLocation().pathname) === 'advance';
  return (
    <Dialog open={needed} maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{translate('errors.please_login_again')}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <SignInForm
          kind={advance ? 'systemAdvance' : 'session'}
          orgGid={organisationGid.get()}
          onSignedIn={() => {
            signInNeeded.set(false);
            refresh();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
