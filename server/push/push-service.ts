import { createHash } from 'node:crypto';
import { limits } from '#generated/limits.ts';
import type { PushSubscription } from '#generated/shapes.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Environment } from '../ground/environment.ts';
import { inTime } from '../ground/in-time.ts';
import { readNetworks } from '../ground/networks.ts';
import { findAllowedAddress } from '../hospital-system/find-allowed-address.ts';
import { receiveAnswer } from '../hospital-system/receive-answer.ts';
import { encryptPush } from './encrypt.ts';
import type { PushKeys } from './push-keys.ts';

type Allowed = Pick<Environment, 'PUSH_SERVICES' | 'PUSH_NETWORKS'>;

/** What is said to a phone. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path of the page that a press on it opens. */
  readonly page: string;
}

/** What became of a message: again, when the service may take it in a moment; gone, when the phone wants no more. */
export type PushOutcome = 'sent' | 'again' | 'gone';

const named = { field: 'subscription.endpoint', variable: 'PUSH_NETWORKS' };

/** Whether any phone may be told. */
export function isPushOffered({ PUSH_SERVICES }: Allowed): boolean {
  return hostsOf(PUSH_SERVICES).length > 0;
}

/**
 * Resolves the push service of a phone, once: a phone says where it wants its messages, and only services that the
 * operator lists are called, at public addresses or in listed networks.
 * @throws Refusal address_not_allowed; whatever the resolver throws
 */
export async function findPushService({ hostname, protocol }: URL, allowed: Allowed): Promise<string> {
  const listed = hostsOf(allowed.PUSH_SERVICES).some((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (!listed) {
    throw new Refusal({ code: 'address_not_allowed', field: named.field, params: { variable: 'PUSH_SERVICES' } });
  }
  const address = await findAllowedAddress(hostname, allowed.PUSH_NETWORKS, named);
  if (protocol === 'https:' || (protocol === 'http:' && readNetworks(allowed.PUSH_NETWORKS).has(address)))
    return address;
  throw new Refusal({ code: 'address_not_allowed', field: named.field, params: { variable: named.variable } });
}

interface Sending {
  readonly allowed: Allowed;
  readonly keys: PushKeys;
  readonly now: number;
  /** Address of this server as the patient knows it. */
  readonly origin: string;
  /** Messages of one topic replace one another as long as the phone is away. */
  readonly about: string;
  readonly liveSeconds: number;
}

/** Hands a message to the phone's push service; whatever goes wrong is an outcome. */
export async function sendPush(
  { endpoint, ...keysOfPhone }: PushSubscription,
  message: PushMessage,
  { allowed, keys, now, origin, about, liveSeconds }: Sending,
): Promise<PushOutcome> {
  const signal = AbortSignal.timeout(limits.pushMs);
  const url = new URL(endpoint);
  try {
    const address = await inTime(findPushService(url, allowed), signal);
    const body = encryptPush(JSON.stringify(message), keysOfPhone);
    const headers = {
      authorization: keys.authorization(endpoint, origin, now),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      'content-length': String(body.length),
      ttl: String(liveSeconds),
      urgency: 'high',
      topic: createHash('sha256').update(about).digest('base64url').slice(0, 32),
    };
    const { status } = await receiveAnswer({ url, address, method: 'POST', headers, body, mostBytes: 65_536, signal });
    if (status >= 200 && status < 300) return 'sent';
    return status === 429 || status >= 500 ? 'again' : 'gone';
  } catch (error) {
    return error instanceof Refusal ? 'gone' : 'again';
  }
}

function hostsOf(listed: string): string[] {
  const hosts = listed.split(',').map((host) => host.trim().toLowerCase());
  return hosts.filter((host) => host !== '' && host !== 'none');
}
