import { once } from 'node:events';
import { createServer } from 'node:http';
import { bareHeaders } from '../security/security-headers.ts';

/** What a browser may name as the host: nothing that could lead elsewhere than it went. */
const hostName = /^([a-z0-9.-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Sends whoever comes by plain http to the same address by https; what was sent along is not sent again by programs
 * that should have known better, so it is lost before it is read.
 * @returns closes it
 * @throws the error of listen()
 */
export async function openRedirect(options: {
  host: string;
  port: number;
  /** Where https is served. */
  securePort: number;
}): Promise<() => Promise<void>> {
  const { host, port, securePort } = options;
  const server = createServer((request, response) => {
    const [, name] = hostName.exec(request.headers.host ?? '') ?? [];
    const path = request.url?.startsWith('/') ? request.url : '/';
    const location = `https://${name}${securePort === 443 ? '' : `:${securePort}`}${path}`;
    response.writeHead(name ? 308 : 400, { ...bareHeaders, connection: 'close', ...(name && { location }) });
    response.end();
  });
  server.requestTimeout = 10_000;
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
