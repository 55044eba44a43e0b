import { useEffect, useState } from 'react';
import { limits } from '#generated/limits.ts';
import type { SignInWays } from '#generated/shapes.ts';
import type { SignInKind } from '#generated/values.ts';
import type { CallFailure } from '../http/call-failure.ts';
import type { HttpClient } from '../http/http-client.ts';
import { readUntilAnswered } from '../http/read-until-answered.ts';

/** What a sign-in page offers until it knows better, or when it cannot know. */
const usual: SignInWays = { password: true };

/** Refusals by which a way that the page offers is one no more. */
const wayIsGone = ['password_sign_in_off', 'single_sign_on_not_configured'] as const;

/**
 * How people can sign in: asked at once, and again when somebody has typed another organisation, or was refused because
 * the way that they took is closed since.
 * @param refused why the last sign-in came to nothing
 */
export function useSignInWays(
  client: HttpClient,
  kind: SignInKind,
  orgGid: string,
  refused: CallFailure | undefined,
): SignInWays {
  const [ways, setWays] = useState(usual);
  const [first] = useState(orgGid);
  const gone = refused && wayIsGone.some((code) => refused.has(code)) ? refused : undefined;
  useEffect(() => {
    const isKnown = kind === 'systemAdvance' || /^[A-Za-z0-9-]{3,20}$/.test(orgGid);
    if (!isKnown) return setWays(usual);
    const query = { kind, ...(orgGid && { orgGid }) };
    let end = () => {};
    const timer = setTimeout(
      () => {
        end = readUntilAnswered((asked) => client.call('getSignInWays', { query }, asked), setWays);
      },
      gone || orgGid === first ? 0 : limits.searchDebounceMs,
    );
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client, kind, orgGid, first, gone]);
  return ways;
}
