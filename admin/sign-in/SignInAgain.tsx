import { useCallback, useEffect, useRef } from 'react';
import { useRefresh } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { addresses } from '#client/navigation/addresses.ts';
import { isSameOrgGid } from '#client/navigation/first-dashboard.ts';
import { routeKind } from '#client/navigation/route-kind.ts';
import { useStore } from '#client/use-store.ts';
import { presentPerson } from '../draft/present-person.ts';
import { lazyAside } from '../layout/lazy-part.ts';
import { account, loadAccount, organisationGid, signInNeeded, tokens } from '../session.ts';
import { leaveForGood } from './leave-for-good.ts';

const SignInDialog = lazyAside(() => import('./SignInDialog.tsx'), 'SignInDialog');

/**
 * Stands over the page when its token is refused, so that what was typed below is kept for the one who typed it. For
 * anybody else, here or in another tab, which shares the token, the page is loaded without it.
 */
export function SignInAgain() {
  const refresh = useRefresh();
  const needed = useStore(signInNeeded);
  const present = useStore(account);
  const advance = routeKind(useLocation().pathname) === 'advance';
  const kind = advance ? 'systemAdvance' : 'session';
  const orgGid = organisationGid.get();
  /** Whose page this is. */
  const owner = useRef<string>(undefined);
  if (!present || owner.current === undefined) owner.current = presentPerson();
  const goOn = useCallback(() => {
    if (owner.current !== undefined && presentPerson() !== owner.current) return leaveForGood(location.href);
    if (!signInNeeded.get()) return;
    signInNeeded.set(false);
    refresh();
  }, [refresh]);
  useEffect(() => {
    let known = tokens.get(kind);
    const look = async () => {
      const token = tokens.get(kind);
      if (!token || token === known) return;
      known = token;
      await loadAccount();
      goOn();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [kind, goOn]);
  return (
    <SignInDialog
      open={needed}
      kind={kind}
      orgGid={orgGid}
      elsewhere={advance ? addresses.advanceSignIn : addresses.quickLogin(orgGid ?? '')}
      onSignedIn={(entered) =>
        advance || isSameOrgGid(entered, orgGid ?? '') ? goOn() : leaveForGood(`/admin/${entered}`)
      }
    />
  );
}
