import { useEffect, useState } from 'react';
import { limits } from '#generated/limits.ts';
import type { SignInWays } from '#generated/shapes.ts';
import type { SignInKind } from '#generated/values.ts';
import type { HttpClient } from '../http/http-client.ts';
import { readUntilAnswered } from '../http/read-until-answered.ts';

/** What a sign-in page offers until it knows better, or when it cannot know. */
const usual: SignInWays = { password: true };

/** How people can sign in: asked at once, and again when somebody has typed another organisation. */
export function useSignInWays(client: HttpClient, kind: SignInKind, orgGid: string): SignInWays {
  const [ways, setWays] = useState(usual);
  const [first] = useState(orgGid);
  useEffect(() => {
    const isKnown = kind === 'systemAdvance' || /^[A-Za-z0-9-]{3,20}$/.test(orgGid);
    if (!isKnown) return setWays(usual);
    const query = { kind, ...(orgGid && { orgGid }) };
    let end = () => {};
    const timer = setTimeout(
      () => {
        end = readUntilAnswered((asked) => client.call('getSignInWays', { query }, asked), setWays);
      },
      orgGid === first ? 0 : limits.searchDebounceMs,
    );
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client, kind, orgGid, first]);
  return ways;
}
