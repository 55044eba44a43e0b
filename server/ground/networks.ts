import { BlockList, isIP } from 'node:net';
import { plainAddress } from './plain-address.ts';

/** Some networks, as an operator lists them in the environment. */
export interface Networks {
  has(address: string): boolean;
}

/**
 * Reads a list of addresses and networks in CIDR notation, separated by commas; `loopback` stands for this machine
 * and `none` for nobody.
 * @throws Error that names the entry which is none
 */
export function readNetworks(text: string): Networks {
  const list = new BlockList();
  for (const entry of text.split(',').map((one) => one.trim())) {
    if (entry === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
    } else if (entry !== '' && entry !== 'none') add(list, entry);
  }
  return { has: (address) => holds(list, address) };
}

const loopback = readNetworks('loopback');

/** Whether a HOST is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || loopback.has(host);
}

function add(list: BlockList, entry: string): void {
  const [given = '', bits, ...more] = entry.split('/');
  const address = plainAddress(given);
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  const length = bits === undefined ? most : Number(bits);
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && length <= most);
  if (family === 0 || isIP(given) !== family || !isLength || more.length > 0) {
    throw new Error(`"${entry}" is neither an address nor a network such as 10.0.0.0/8`);
  }
  list.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
}

function holds(list: BlockList, address: string): boolean {
  const plain = plainAddress(address);
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
