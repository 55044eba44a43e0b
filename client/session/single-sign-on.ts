import type { SignedIn } from '#generated/shapes.ts';
import type { DeviceType, SignInKind } from '#generated/values.ts';
import { storedRecord } from '../device/stored-record.ts';
import { CallFailure } from '../http/call-failure.ts';
import type { HttpClient } from '../http/http-client.ts';
import { newIdempotencyKey } from '../http/idempotency-key.ts';

/** What a page keeps while somebody is at the identity provider: only this tab can complete what it has begun. */
interface Away {
  browserKey?: string;
  /** Path on which the person wanted to be. */
  returnTo?: string;
  /** Whether the account that the provider gave was refused: it would give the same again without asking anybody. */
  otherAccount?: boolean;
}

/** What says that this account does not come in; another one may. */
const wrongAccount = ['single_sign_on_no_role', 'single_sign_on_staff_unknown'] as const;

/** The parts of a browser's window that a sign-in moves. */
export interface Tab {
  readonly location: {
    readonly hash: string;
    readonly pathname: string;
    readonly search: string;
    assign(url: string): void;
  };
  readonly history: { readonly state: unknown; replaceState(state: unknown, unused: string, url: string): void };
  readonly sessionStorage: Storage;
  addEventListener(type: 'pageshow', listener: () => void, options: { once: true }): void;
}

export interface SingleSignOn {
  /**
   * Leaves for the identity provider. Rejects with a CallFailure, and then stays; resolves where somebody comes back to the
   * page as they left it, by the browser's way back.
   */
  begin(who: { kind: SignInKind; orgGid?: string; deviceType?: DeviceType; returnTo?: string }): Promise<void>;
  /** Whether the identity provider has just sent somebody back to this page. */
  isBack(): boolean;
  /** Path that somebody left for the identity provider who is just back; undefined where this tab has not begun it. */
  leftFrom(): string | undefined;
  /** Takes what the provider answered out of the address: nothing is exchanged for it. */
  discard(): void;
  /**
   * Exchanges what the provider answered for a token, and takes it out of the address. Undefined where nobody came
   * back. Rejects with a CallFailure.
   */
  complete(): Promise<{ signedIn: SignedIn; returnTo?: string } | undefined>;
}

/** Signing in at an identity provider, as a page does it. */
export function createSingleSignOn(client: HttpClient, tab: Tab): SingleSignOn {
  const away = storedRecord<Away>(storageOf(tab), 'callboard-single-sign-on');
  const answer = () => new URLSearchParams(tab.location.hash.slice(1));
  const isBack = () => answer().has('state');
  const discard = () => {
    if (isBack()) tab.history.replaceState(tab.history.state, '', tab.location.pathname + tab.location.search);
  };
  return {
    isBack,
    leftFrom() {
      const { browserKey, returnTo } = away.read();
      return isBack() && browserKey && isOwnPath(returnTo) ? returnTo : undefined;
    },
    discard,
    async begin({ returnTo, ...who }) {
      const browserKey = newIdempotencyKey();
      const { otherAccount } = away.read();
      const body = { ...who, browserKey, ...(otherAccount && { otherAccount }) };
      const { url } = await client.call('beginSingleSignOn', { body }, { keepFailure: true });
      away.change({ browserKey, returnTo });
      await new Promise<void>((resolve) => {
        tab.addEventListener('pageshow', () => resolve(), { once: true });
        tab.location.assign(url);
      });
    },
    async complete() {
      if (!isBack()) return undefined;
      const { state = '', code, iss, error } = Object.fromEntries(answer());
      discard();
      // Without a key of its own (another tab, a browser that forbids storage) the server says that it has expired.
      const { browserKey = newIdempotencyKey(), returnTo } = away.read();
      away.clear();
      const body = { state, browserKey, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) };
      const signedIn = await client
        .call('completeSingleSignOn', { body }, { keepFailure: true })
        .catch((failure: unknown) => {
          if (failure instanceof CallFailure && wrongAccount.some((code) => failure.has(code))) {
            away.change({ otherAccount: true });
          }
          throw failure;
        });
      return { signedIn, ...(isOwnPath(returnTo) && { returnTo }) };
    },
  };
}

function isOwnPath(path: string | undefined): path is string {
  return path !== undefined && /^\/(?![/\\])/.test(path);
}

/** The tab's own storage, or undefined where the browser forbids even to ask for it. */
function storageOf(tab: Tab): Storage | undefined {
  try {
    return tab.sessionStorage;
  } catch {
    return undefined;
  }
}
