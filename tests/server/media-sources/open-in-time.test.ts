import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { ftpOrigin } from '#server/media-sources/open-ftp.ts';
import { httpOrigin } from '#server/media-sources/open-http.ts';
import { openInTime } from '#server/media-sources/open-in-time.ts';

const place = { accountAt: () => undefined, networks: 'loopback' };

test.each([
  ['FTP', (host: string) => ftpOrigin({ ...place, address: `ftp://${host}/a.mp4` })],
  ['HTTP', (host: string) => httpOrigin({ ...place, source: 'hfs', address: `http://${host}/a.mp4`, clock: Date.now })],
])('a source of %s that always says something and never comes to the point is left', async (scheme, originAt) => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.once('close', () => leave());
    void drip(socket, scheme === 'HTTP');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opening = openInTime(originAt(host), { known: '', offset: 0, signal: new AbortController().signal }, 300);
  await expect(opening).rejects.toMatchObject({ state: 'unreachable', message: 'it did not come to the point' });
  await left;
  server.close();
});

/** A letter now and then, of a line that has no end. */
async function drip(socket: Socket, waits: boolean): Promise<void> {
  socket.on('error', () => undefined);
  if (waits) {
    await once(socket, 'data');
    socket.write('HTTP/1.1 200 OK\r\nx-from: ');
  }
  const letters = setInterval(() => socket.write('2'), 5);
  socket.once('close', () => clearInterval(letters));
}
