/** A printer of tests: a real port that reads what a receipt printer reads, and answers how it stands. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type PrintedSlip, RasterReader } from './raster-reader.ts';

export interface TestPrinter {
  readonly port: number;
  /** Slips that were cut off, in order. */
  readonly slips: readonly PrintedSlip[];
  /** Bands on the paper that still hangs in it. */
  readonly hanging: number;
  readonly connections: number;
  /** How it stands; DLE EOT says so. */
  paper: 'there' | 'out';
  cover: 'closed' | 'open';
  /** Runs out of paper after so many more bands. */
  bandsLeft: number;
  /** Ends the connection after so many bytes. */
  bytesLeft: number;
  /** Takes in nothing and says nothing. */
  silent: boolean;
  /** Whether it answers GS r, as most do. */
  answersWhenDone: boolean;
  /** The bytes of pictures and cuts so far. */
  readonly received: number;
  onBand: (() => void) | undefined;
  /** Settles when so many slips have come out. */
  printed(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function openPrinter(port = 0): Promise<TestPrinter> {
  const slips: PrintedSlip[] = [];
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  const paper = new RasterReader();
  let connections = 0;
  let received = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    // A new connection finds the printer where the last one left its paper, and waiting for no more of a picture.
    paper.forgetBegun();
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => take(socket, bytes));
  });
  const take = (socket: Socket, bytes: Buffer) => {
    if (printer.silent) return;
    received += bytes.length;
    if (bytes.length >= printer.bytesLeft) {
      paper.read(bytes.subarray(0, printer.bytesLeft));
      printer.bytesLeft = Number.POSITIVE_INFINITY;
      socket.destroy();
      return;
    }
    printer.bytesLeft -= bytes.length;
    for (const found of paper.read(bytes)) {
      if (found.kind === 'status') socket.write(Uint8Array.of(answerTo(found.question)));
      else if (found.kind === 'done') {
        if (printer.answersWhenDone) socket.write(Uint8Array.of(printer.paper === 'out' ? 0x0c : 0x00));
      } else if (found.kind === 'band') {
        printer.onBand?.();
        printer.bandsLeft -= 1;
        if (printer.bandsLeft <= 0) printer.paper = 'out';
      } else if (found.kind === 'cut') {
        // What was to come after the last paper is lost with it.
        if (printer.paper === 'there') slips.push(paper.tearOff());
        for (const one of waiting) one();
      }
    }
  };
  const answerTo = (question: number) => {
    const out = printer.paper === 'out';
    const open = printer.cover === 'open';
    if (question === 1) return 0x12 | (out || open ? 0x08 : 0);
    if (question === 2) return 0x12 | (open ? 0x04 : 0) | (out ? 0x20 : 0);
    if (question === 4) return 0x12 | (out ? 0x60 : 0);
    return 0x12;
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const printer: TestPrinter = {
    port: (server.address() as AddressInfo).port,
    slips,
    get hanging() {
      return paper.bands;
    },
    get connections() {
      return connections;
    },
    get received() {
      return received;
    },
    paper: 'there',
    cover: 'closed',
    bandsLeft: Number.POSITIVE_INFINITY,
    bytesLeft: Number.POSITIVE_INFINITY,
    silent: false,
    answersWhenDone: true,
    onBand: undefined,
    printed: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (slips.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return printer;
}
