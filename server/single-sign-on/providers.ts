import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { limits } from '#generated/limits.ts';
import { minuteMs } from '../ground/durations.ts';
import { hashOf } from '../ground/new-token.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { Provider } from './settings.ts';

/** Enough for every organisation of an installation; more are asked again when they are needed. */
const most = 500;
/** A provider that was away is not asked again by each press of a button. */
const awayMs = 2_000;

/** What identity providers say of themselves, with their keys: asked once in a while for all who sign in. */
export interface Providers {
  /** @throws ProviderAway, or what is wrong with the provider's answer */
  get(provider: Provider): Promise<Configuration>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly providers: Providers;
  }
}

/** Keeps what providers said for `Limits.singleSignOnCacheMinutes`; those who ask at the same moment share the answer. */
export function createProviders(clock: () => number, networks: string): Providers {
  const ask = boundedFetch(networks);
  const known = new Map<string, { until: number; found: Promise<Configuration> }>();
  return {
    get: (provider) => {
      const key = hashOf(JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret]));
      const held = known.get(key);
      if (held && held.until > clock()) return held.found;
      known.delete(key);
      const entry = { until: clock() + limits.singleSignOnCacheMinutes * minuteMs, found: discover(provider, ask) };
      entry.found.catch(() => {
        entry.until = clock() + awayMs;
      });
      known.set(key, entry);
      const [oldest] = known.keys();
      if (known.size > most && oldest) known.delete(oldest);
      return entry.found;
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: Provider, ask: CustomFetch): Promise<Configuration> {
  const address = new URL(issuer);
  const execute: ((found: Configuration) => void)[] = address.protocol === 'http:' ? [allowInsecureRequests] : [];
  // Without this check the library trusts TLS alone for what the token endpoint answers; we want the signature as well.
  execute.push(enableNonRepudiationChecks);
  // A hospital's clocks are seldom quite right. The nonce, which lasts ten minutes, keeps old tokens out.
  const metadata = { [clockTolerance]: limits.singleSignOnClockSeconds };
  return discovery(address, clientId, metadata, clientSecret ? bySecret(clientSecret) : None(), {
    [customFetch]: ask,
    execute,
  });
}

/** Shows the secret in the way that the provider takes: in a header where it can be, else in the body. */
function bySecret(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (taken.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
