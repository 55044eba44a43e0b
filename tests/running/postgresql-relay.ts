/** Stands between the server and PostgreSQL and counts the round trips of its transactions. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface PostgresqlRelay {
  /** The address that the server is given. */
  readonly url: string;
  /** The transaction that was given a value, whatever its connection was used for besides. */
  transactionOf(value: string): Transaction | undefined;
  close(): Promise<void>;
}

export interface Transaction {
  /** How often the server waited: a trip is all that it sends before PostgreSQL answers. */
  readonly trips: number;
  readonly statements: number;
}

/** Message of the protocol that runs a prepared statement: Execute of the unnamed portal, all rows. */
const execute = 'E\0\0\0\x09\0\0\0\0\0';

/** @param url address of a PostgreSQL that is reached without TLS */
export async function openPostgresqlRelay(url: string): Promise<PostgresqlRelay> {
  const { hostname, port } = new URL(url);
  const connections: string[][] = [];
  const sockets = new Set<Socket>();

  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    const trips: string[] = [];
    connections.push(trips);
    let answered = true;
    near.on('data', (bytes) => {
      trips.push(`${answered ? '' : trips.pop()}${bytes.toString('latin1')}`);
      answered = false;
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      answered = true;
      near.write(bytes);
    });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const relayed = new URL(url);
  relayed.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: relayed.href,
    transactionOf: (value) => {
      const own = connections.flatMap(transactionsIn).find((trips) => trips.some((trip) => trip.includes(value)));
      return own && { trips: own.length, statements: own.join('').split(execute).length - 1 };
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The trips of each transaction that may write, on one connection. */
function transactionsIn(trips: readonly string[]): string[][] {
  const found: string[][] = [];
  let open = false;
  for (const trip of trips) {
    if (trip.includes('BEGIN READ WRITE')) {
      found.push([]);
      open = true;
    }
    if (open) found.at(-1)?.push(trip);
    if (trip.includes('COMMIT')) open = false;
  }
  return found;
}
