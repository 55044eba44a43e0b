import { isIP, isIPv6 } from 'node:net';

/**
 * An address as it is compared: without its zone, and the IPv4 address in place of an IPv6 one that only carries it
 * (mapped ::ffff:0:0/96, translated 64:ff9b::/96, tunnelled 2002::/16), so that no spelling gets past a rule.
 */
export function plainAddress(given: string): string {
  const [address = ''] = given.split('%');
  if (!isIPv6(address)) return address;
  const words = wordsOf(address);
  const carried = carriedIn(words);
  if (!carried) return address;
  return carried.flatMap((word) => [word >> 8, word & 0xff]).join('.');
}

/**
 * What counts as one place on the network: the address, for IPv6 its /64, of which one customer has all 2^64. What is no
 * address at all is one place too.
 */
export function placeOfAddress(given: string): string {
  const address = plainAddress(given);
  if (isIP(address) === 0) return 'unknown';
  if (!isIPv6(address)) return address;
  return `${wordsOf(address)
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':')}::/64`;
}

/** The eight words of an IPv6 address; the parser of addresses writes every spelling in one. */
function wordsOf(address: string): number[] {
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = text.split('::');
  const words = (part: string) => (part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16)));
  const [first, last] = [words(head), words(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function carriedIn(words: readonly number[]): readonly number[] | undefined {
  const begins = (...start: number[]) => start.every((word, index) => words[index] === word);
  if (begins(0, 0, 0, 0, 0, 0xffff) || begins(0x64, 0xff9b, 0, 0, 0, 0)) return words.slice(6);
  return begins(0x2002) ? words.slice(1, 3) : undefined;
}
