import type { ControllerStorage } from '#generated/device.ts';
import { type Tabs, unlessHeldElsewhere } from './tabs-of-sign-in.ts';

/** Where a sign-in is ended: the operation `signOut`, of which pages without a client know the address alone. */
export interface SignOutCall {
  readonly method: string;
  readonly path: string;
}

/**
 * Ends on the server a sign-in that this tab has let go of, unless another one goes on with it; also while the page is
 * being closed. Nobody waits for the answer: a server that cannot be reached ends it when its time is over.
 */
export function endLeftSignIn(
  page: Tabs,
  { orgToken, domain = '' }: Pick<ControllerStorage, 'orgToken' | 'domain'>,
  { method, path }: SignOutCall,
): void {
  if (!orgToken) return;
  unlessHeldElsewhere(page, orgToken, () => {
    const headers = { authorization: `Bearer ${orgToken}` };
    fetch(domain + path, { method: method.toUpperCase(), headers, keepalive: true }).catch(() => undefined);
  });
}
