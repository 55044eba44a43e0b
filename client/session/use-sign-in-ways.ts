import { useEffect, useState } from 'react';
import { limits } from '#generated/limits.ts';
import type { SignInWays } from '#generated/shapes.ts';
import type { SignInKind } from '#generated/values.ts';
import { isPassing } from '../http/call-failure.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What a sign-in page offers until it knows better, or when it cannot know. */
const usual: SignInWays = { password: true };
/** A server that could not answer is asked again after this. */
const againMs = 5_000;

/** How people can sign in: asked at once, and again when somebody has typed another organisation. */
export function useSignInWays(client: HttpClient, kind: SignInKind, orgGid: string): SignInWays {
  const [ways, setWays] = useState(usual);
  const [first] = useState(orgGid);
  useEffect(() => {
    const ask = new AbortController();
    const read = async () => {
      const query = { kind, ...(orgGid && { orgGid }) };
      setWays(await client.call('getSignInWays', { query }, { keepFailure: true, signal: ask.signal }));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAfter = (ms: number) => {
      timer = setTimeout(() => read().catch((failure) => isPassing(failure) && readAfter(againMs)), ms);
    };
    const isKnown = kind === 'systemAdvance' || /^[A-Za-z0-9-]{3,20}$/.test(orgGid);
    if (!isKnown) setWays(usual);
    if (isKnown) readAfter(orgGid === first ? 0 : limits.searchDebounceMs);
    return () => {
      clearTimeout(timer);
      ask.abort();
    };
  }, [client, kind, orgGid, first]);
  return ways;
}
