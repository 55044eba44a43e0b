/** The least that a screen can be: a page that writes the number which a stream brings. What it takes is the machine's. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = `<!doctype html><meta charset="utf-8"><div class="called-card"><b class="number">000</b></div>
<script>new EventSource('/stream').onmessage = (event) => {
  document.querySelector('.number').textContent = event.data;
};</script>`;

export interface BareScreen {
  readonly url: string;
  call(number: number): void;
  stop(): void;
}

/** Serves it on a free port; a call goes to every open page. */
export async function serveBareScreen(): Promise<BareScreen> {
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url !== '/stream') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    streams.add(response);
    response.on('close', () => streams.delete(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    call: (number) => {
      for (const stream of streams) stream.write(`data: ${String(number).padStart(3, '0')}\n\n`);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
