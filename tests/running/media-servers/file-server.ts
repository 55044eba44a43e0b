/** A plain HTTP file server as hospitals have them: ETag or time, parts, redirects, a password; it breaks off on demand. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedFile {
  bytes: Buffer;
  type?: string;
  /** Told instead of an ETag. */
  modified?: string;
  /** Neither ETag nor time is told. */
  blind?: boolean;
  /** The connection ends after so many bytes of an answer. */
  cutAfter?: number;
  /** Nothing comes after so many bytes. */
  hangAfter?: number;
  /** The length that is told, whatever there is. */
  claims?: number;
}

export interface FileServer {
  readonly host: string;
  readonly url: (path: string) => string;
  readonly files: Map<string, ServedFile>;
  readonly redirects: Map<string, string>;
  /** Requests so far: method, path, status, and what was asked for in part. */
  readonly asked: { path: string; status: number; range?: string; authorization?: string }[];
  /** Who may come in; undefined: everybody. */
  allows: (request: IncomingMessage) => Promise<boolean> | boolean;
  close(): Promise<void>;
}

export async function openFileServer(): Promise<FileServer> {
  const files = new Map<string, ServedFile>();
  const redirects = new Map<string, string>();
  const asked: FileServer['asked'] = [];
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    const { range, authorization } = request.headers;
    const send = (status: number, headers: Record<string, string | number> = {}) => {
      asked.push({ path, status, ...(range && { range }), ...(authorization && { authorization }) });
      response.writeHead(status, headers);
    };
    const target = redirects.get(path);
    const file = files.get(path);
    if (target) send(302, { location: target });
    else if (!(await opened.allows(request))) send(401, { 'www-authenticate': 'Basic realm="files"' });
    else if (!file) send(404);
    else return serve(file, request, response, send);
    response.end();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opened: FileServer = {
    host,
    url: (path) => `http://${host}${path}`,
    files,
    redirects,
    asked,
    allows: () => true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return opened;
}

function serve(
  { bytes, type, modified, blind, cutAfter, hangAfter, claims }: ServedFile,
  { headers }: IncomingMessage,
  response: ServerResponse,
  send: (status: number, headers?: Record<string, string | number>) => void,
): void {
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  const told: Record<string, string> = blind ? {} : modified ? { 'last-modified': modified } : { etag };
  const isSame = !blind && (modified ? headers['if-modified-since'] === modified : headers['if-none-match'] === etag);
  if (isSame) {
    send(304, told);
    response.end();
    return;
  }
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
  const part = bytes.subarray(from);
  send(from > 0 ? 206 : 200, {
    ...told,
    ...(type && { 'content-type': type }),
    'content-length': claims ?? part.length,
    ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
  });
  const stop = cutAfter ?? hangAfter;
  if (stop === undefined || stop >= part.length) return void response.end(part);
  response.write(part.subarray(0, stop), () => {
    // What was sent still arrives.
    if (cutAfter !== undefined) response.socket?.destroySoon();
  });
}
