import { useCallback, useEffect } from 'react';
import { useRefresh } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { addresses } from '#client/navigation/addresses.ts';
import { routeKind } from '#client/navigation/route-kind.ts';
import { useStore } from '#client/use-store.ts';
import { lazyAside } from '../layout/lazy-part.ts';
import { organisationGid, signInNeeded, tokens } from '../session.ts';

const SignInDialog = lazyAside(() => import('./SignInDialog.tsx'), 'SignInDialog');

/** Stands over the page when its token is refused, so that what was typed below is kept. */
export function SignInAgain() {
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
    <SignInDialog
      open={needed}
      kind={kind}
      orgGid={orgGid}
      elsewhere={advance ? addresses.advanceSignIn : addresses.quickLogin(orgGid ?? '')}
      onSignedIn={goOn}
    />
  );
}
