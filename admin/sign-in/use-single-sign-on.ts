import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '#client/http/call-failure.ts';
import { createSingleSignOn } from '#client/session/single-sign-on.ts';
import { useSignInWays } from '#client/session/use-sign-in-ways.ts';
import type { SignedIn } from '#generated/shapes.ts';
import { http } from '../session.ts';

const singleSignOn = createSingleSignOn(http, window);

/**
 * The identity provider on a sign-in page: whether there is one, the way to it, and the way back. Who comes back is
 * told with where they wanted to be.
 * @param refused why the last sign-in came to nothing
 */
export function useSingleSignOn(
  kind: 'session' | 'systemAdvance',
  orgGid: string,
  refused: CallFailure | undefined,
  told: { onSignedIn(signedIn: SignedIn, returnTo?: string): void; onFailure(error: unknown): void },
) {
  const ways = useSignInWays(http, kind, orgGid.trim(), refused);
  const [completing, setCompleting] = useState(singleSignOn.isBack);
  const latest = useRef(told);
  latest.current = told;
  useEffect(() => {
    singleSignOn
      .complete()
      .then((back) => back && latest.current.onSignedIn(back.signedIn, back.returnTo))
      .catch((error) => {
        setCompleting(false);
        latest.current.onFailure(error);
      });
  }, []);
  return {
    ways,
    completing,
    begin: (returnTo?: string) =>
      singleSignOn
        .begin({ kind, ...(kind === 'session' && { orgGid: orgGid.trim() }), ...(returnTo && { returnTo }) })
        .catch((error) => latest.current.onFailure(error)),
  };
}
