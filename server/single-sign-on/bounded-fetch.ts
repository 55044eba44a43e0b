import type { CustomFetch } from 'openid-client';
import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import { inTime } from '../ground/in-time.ts';
import { receiveAnswer } from '../hospital-system/receive-answer.ts';
import { addressOfProvider } from './provider-address.ts';

/** The identity provider was not reached, was too slow, too long, answered with a page, or said that it cannot serve. */
export class ProviderAway extends Error {}

const form = 'application/x-www-form-urlencoded;charset=UTF-8';

/**
 * How identity providers are asked: within a time, for so many bytes and no more, and only where the operator allows it.
 * A discovery document names other addresses (keys, tokens): they are held to the same rules, and redirects are not
 * followed.
 * @param networks OIDC_NETWORKS
 */
export function boundedFetch(networks: string): CustomFetch {
  return async (address, { method, headers, body }) => {
    const signal = AbortSignal.timeout(limits.singleSignOnMs);
    try {
      const url = new URL(address);
      const {
        status,
        headers: told,
        text,
      } = await receiveAnswer({
        url,
        address: await inTime(addressOfProvider(url, networks), signal),
        method: method === 'POST' ? 'POST' : 'GET',
        headers: { ...(body instanceof URLSearchParams && { 'content-type': form }), ...headers },
        body: body ? String(body) : undefined,
        mostBytes: limits.singleSignOnBytes,
        signal,
      });
      if (text === undefined) throw new ProviderAway(`${address} answered too much, or no text`);
      if (status < 200 || status >= 500) throw new ProviderAway(`${address} answered ${status}`);
      const type = told['content-type'];
      // Of a proxy in front of it, or of its maintenance: nothing that we ask for is a page.
      if (type?.startsWith('text/html')) throw new ProviderAway(`${address} answered ${status} with a page`);
      const challenge = told['www-authenticate'];
      return new Response(text === '' ? null : text, {
        status,
        headers: { ...(type && { 'content-type': type }), ...(challenge && { 'www-authenticate': challenge }) },
      });
    } catch (error) {
      if (error instanceof ProviderAway || error instanceof Refusal) throw error;
      throw new ProviderAway(`${address} was not reached: ${(error as Error).message}`, { cause: error });
    }
  };
}
