import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The cable between a screen and its server, which can be pulled out. */
export interface Cable {
  /** Address of the server by this cable. */
  url: string;
  pull(): void;
  /** Pulls it once so many more bytes have gone to the server. */
  pullAfter(bytes: number): void;
  /** Bytes that have gone to the server so far. */
  brought(): number;
  plug(): void;
  close(): void;
}

/** Leads every connection on to a port of this machine. */
export async function layCable(port: number): Promise<Cable> {
  const sockets = new Set<Socket>();
  let pulled = false;
  let brought = 0;
  let pullAt = Number.POSITIVE_INFINITY;
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  };
  const ends = createServer((near) => {
    if (pulled) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    near.on('data', ({ length }) => {
      brought += length;
      if (brought >= pullAt) pull();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      hold(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  ends.listen(0, '127.0.0.1');
  await once(ends, 'listening');
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const pull = () => {
    pulled = true;
    pullAt = Number.POSITIVE_INFINITY;
    drop();
  };
  return {
    url: `http://127.0.0.1:${(ends.address() as AddressInfo).port}`,
    pull,
    pullAfter(bytes) {
      pullAt = brought + bytes;
    },
    brought: () => brought,
    plug() {
      pulled = false;
    },
    close() {
      drop();
      ends.close();
    },
  };
}
