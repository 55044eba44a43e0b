import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Refusal } from '../errors/refusal.ts';
import { readNetworks } from '../ground/networks.ts';
import { plainAddress } from '../ground/plain-address.ts';

/** What is nobody's public address (IANA's special-purpose registries), and so called only where the operator lists it. */
const special = readNetworks(
  [
    '0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.0.0.0/24, 192.0.2.0/24',
    '192.88.99.0/24, 192.168.0.0/16, 198.18.0.0/15, 198.51.100.0/24, 203.0.113.0/24, 224.0.0.0/3',
    '::/128, ::1/128, 100::/64, 2001::/23, 2001:db8::/32, fc00::/7, fe80::/10, fec0::/10, ff00::/8',
  ].join(', '),
);
/** Here stand the metadata services of clouds: a wide network that the operator lists does not mean them. */
const linkLocal = readNetworks('169.254.0.0/16, fe80::/10');

/** Whether this server may call an address: a public one, or one in a network that the operator lists. */
export function isAllowedAddress(address: string, listed: string): boolean {
  if (isIP(address) === 0) return false;
  if (!special.has(address)) return true;
  return listed
    .split(',')
    .filter((entry) => !linkLocal.has(address) || linkLocal.has(startOf(entry)))
    .some((entry) => readNetworks(entry).has(address));
}

/**
 * Resolves a host once, so that what was checked is what is called, whatever the name means a moment later.
 * @param listed the networks that the operator lists, in the variable that `named` tells
 * @throws Refusal address_not_allowed if none of its addresses may be called; whatever the resolver throws
 */
export async function findAllowedAddress(
  host: string,
  listed: string,
  named = { field: 'url', variable: 'HOSPITAL_SYSTEM_NETWORKS' },
): Promise<string> {
  const literal = host.startsWith('[') ? host.slice(1, -1) : host;
  const addresses = isIP(literal) ? [{ address: literal }] : await lookup(literal, { all: true });
  const allowed = addresses.find(({ address }) => isAllowedAddress(address, listed));
  if (!allowed) {
    const { field, variable } = named;
    throw new Refusal({ code: 'address_not_allowed', field, params: { variable } });
  }
  return allowed.address;
}

function startOf(entry: string): string {
  return plainAddress(entry.trim().split('/')[0] ?? '');
}
