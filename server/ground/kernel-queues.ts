import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

/** What Linux tells of its TCP connections (man 5 proc, /proc/net/tcp); other systems have no such file. */
const files = ['/proc/net/tcp', '/proc/net/tcp6'];

/** Bytes that the system has taken from us for a socket and the other side has not yet taken from it. */
export type Unacknowledged = (socket: Socket) => number;

/**
 * Reads how much the system holds back for each connection. Node tells only what waits in the process itself; the
 * system's own buffers take megabytes for a reader who reads nothing. Where the system does not tell it is nothing.
 */
export async function readKernelQueues(): Promise<Unacknowledged> {
  const queues = new Map<string, number>();
  for (const file of files) {
    const lines = (await readFile(file, 'latin1').catch(() => '')).split('\n');
    for (const line of lines) {
      const [, local, remote, queue] = /^ *\d+: ([0-9A-F:]+) ([0-9A-F:]+) [0-9A-F]{2} ([0-9A-F]{8})/.exec(line) ?? [];
      if (local && remote && queue && queue !== '00000000')
        queues.set(nameOf(local, remote), Number.parseInt(queue, 16));
    }
  }
  return ({ localPort = 0, remotePort = 0, remoteAddress = '' }) =>
    queues.size === 0 ? 0 : (queues.get(`${localPort} ${remotePort} ${lastWord(remoteAddress)}`) ?? 0);
}

/** Both ports and the end of the other side's address: an IPv4 address may stand in an IPv6 one. */
function nameOf(local: string, remote: string): string {
  const [, localPort = ''] = local.split(':');
  const [address = '', remotePort = ''] = remote.split(':');
  return `${Number.parseInt(localPort, 16)} ${Number.parseInt(remotePort, 16)} ${address.slice(-8)}`;
}

/** The last 32 bits of an address as Linux writes them: bytes in the order of a little-endian machine. */
function lastWord(address: string): string {
  const [, ipv4] = /(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  const bytes = ipv4 ? ipv4.split('.').map(Number) : lastBytes(address);
  return bytes
    .reverse()
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

function lastBytes(address: string): number[] {
  const end = address.split('%')[0]?.split('::').at(-1)?.split(':') ?? [];
  return ['0', '0', ...end].slice(-2).flatMap((group) => {
    const value = Number.parseInt(group || '0', 16);
    return [value >> 8, value & 255];
  });
}
