/**
 * An FTP server for reading (RFC 959, 2428, 3659, 4217): one account, files by their paths, TLS where it has a
 * certificate. It hangs, lies about sizes, breaks off and goes on without end on demand.
 */
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

export interface FtpFile {
  bytes: Buffer;
  modified: Date;
  /** The size that is told, whatever there is. */
  claims?: number;
  /** The connection ends after so many bytes, once. */
  cutAfter?: number;
}

export interface FtpServer {
  readonly host: string;
  readonly files: Map<string, FtpFile>;
  /** Commands so far, without passwords. */
  readonly said: string[];
  /** Whether nothing is answered after the greeting. */
  silent: boolean;
  /** What it does without end: it says one line, it says one reply after the other, or it sends a file. */
  endless?: 'line' | 'replies' | 'file' | undefined;
  /** Bytes that it could get rid of while it went on without end. */
  poured: number;
  /** The address that PASV names; the server's own, unless it wants its clients elsewhere. */
  passiveAddress: string;
  close(): Promise<void>;
}

export async function openFtpServer(certificate?: { cert: string; key: string }): Promise<FtpServer> {
  const sockets = new Set<Socket>();
  const context = certificate && createSecureContext(certificate);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    serve(socket);
  });

  const serve = (plain: Socket) => {
    let control: Socket = plain;
    let user = '';
    let isIn = false;
    let isPrivate = false;
    let offset = 0;
    let data: { server: Server; came: Promise<Socket> } | undefined;
    const say = (line: string) => void control.write(`${line}\r\n`);
    const listen = (socket: Socket) => {
      let rest = '';
      socket.on('data', (chunk) => {
        const lines = (rest + chunk.toString('utf8')).split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) void obey(line);
      });
    };
    const openData = async () => {
      data?.server.close();
      const passive = createServer();
      const came = new Promise<Socket>((resolve) => passive.once('connection', resolve));
      await new Promise<void>((resolve) => passive.listen(0, '127.0.0.1', resolve));
      data = { server: passive, came };
      return (passive.address() as AddressInfo).port;
    };
    /** Goes on until whoever listens is gone, as fast as it is taken. */
    const pour = (socket: Socket, part: string | Buffer) => {
      while (!socket.destroyed) {
        opened.poured += part.length;
        if (!socket.write(part)) return void socket.once('drain', () => pour(socket, part));
      }
    };
    const send = async (file: FtpFile) => {
      const from = offset;
      offset = 0;
      if (!data) return say('425 no data connection');
      say('150 here it comes');
      const raw = await data.came;
      data.server.close();
      const socket = isPrivate && context ? new TLSSocket(raw, { isServer: true, secureContext: context }) : raw;
      socket.on('error', () => undefined);
      if (opened.endless === 'file') {
        socket.write(file.bytes);
        return pour(socket, Buffer.alloc(64 * 1024, 7));
      }
      const { cutAfter } = file;
      if (cutAfter !== undefined && from + cutAfter < file.bytes.length) {
        file.cutAfter = undefined as never;
        socket.write(file.bytes.subarray(from, from + cutAfter), () => {
          plain.destroy();
          raw.destroy();
        });
        return;
      }
      socket.end(file.bytes.subarray(from));
      socket.once('close', () => say('226 that was it'));
    };
    const obey = async (line: string) => {
      const [, word = '', argument = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
      opened.said.push(word.toUpperCase() === 'PASS' ? 'PASS' : line);
      if (opened.silent) return;
      if (opened.endless === 'line') return pour(control, 'and so on and ');
      const file = opened.files.get(argument);
      switch (word.toUpperCase()) {
        case 'AUTH': {
          if (!context) return say('502 no TLS here');
          say('234 now by TLS');
          plain.removeAllListeners('data');
          const secured = new TLSSocket(plain, { isServer: true, secureContext: context });
          secured.on('error', () => undefined);
          control = secured;
          return listen(secured);
        }
        case 'USER':
          user = argument;
          return say('331 and the password');
        case 'PASS':
          isIn = user === 'media' && argument === 'wards and halls';
          return say(isIn ? '230 come in' : '530 no');
        case 'PBSZ':
          return say('200 fine');
        case 'PROT':
          isPrivate = argument === 'P';
          return say('200 fine');
        case 'FEAT':
          return say('211 nothing special');
        case 'TYPE':
        case 'STRU':
        case 'OPTS':
          return say('200 fine');
        case 'QUIT':
          return say('221 bye');
      }
      if (!isIn) return say('530 sign in first');
      // Nobody knows how long it is.
      if (opened.endless && file?.claims === undefined && /^(SIZE|MDTM)$/i.test(word)) return say('502 not here');
      switch (word.toUpperCase()) {
        case 'SIZE':
          return say(file ? `213 ${file.claims ?? file.bytes.length}` : '550 no such file');
        case 'MDTM':
          return say(file ? `213 ${file.modified.toISOString().replace(/[-:T]|\.\d+Z/g, '')}` : '550 no such file');
        case 'REST':
          offset = Number(argument);
          return say('350 from there');
        case 'EPSV':
          if (opened.passiveAddress !== '127.0.0.1') return say('502 use PASV');
          return say(`229 Entering Extended Passive Mode (|||${await openData()}|)`);
        case 'PASV': {
          const port = await openData();
          const where = opened.passiveAddress.replaceAll('.', ',');
          return say(`227 Entering Passive Mode (${where},${port >> 8},${port & 255})`);
        }
        case 'RETR':
          if (opened.endless === 'replies') return pour(control, '150 soon\r\n'.repeat(1000));
          return file ? void send(file) : say('550 no such file');
        default:
          return say('502 not here');
      }
    };
    listen(plain);
    say('220 files of the hospital');
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const opened: FtpServer = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    files: new Map(),
    said: [],
    silent: false,
    poured: 0,
    passiveAddress: '127.0.0.1',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return opened;
}
