import type { networkInterfaces } from 'node:os';

/** Most cards that the server takes. */
const most = 16;

/** The network cards of this machine, those first that have an address; the loopback and what has no card are left out. */
export function macAddressesIn(interfaces: ReturnType<typeof networkInterfaces>): string[] {
  const cards = Object.values(interfaces).flatMap((addresses = []) => addresses.filter(({ internal }) => !internal));
  const macs = cards.map(({ mac }) => mac.toUpperCase()).filter((mac) => mac !== '00:00:00:00:00:00');
  return [...new Set(macs)].slice(0, most);
}
