/**
 * `npm run dev`: everything hot on one port. A saved schema, operation or text is generated again, the server restarts
 * by itself, and open pages follow: Vite serves the front ends from their sources in front of the server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createServer as createVite, type ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const port = Number(process.env.PORT ?? 8080);
const host = process.env.HOST ?? '127.0.0.1';
const serverPort = port + 1;
const pause = 200;

const front = createServer(answer);
const apps = ['admin', 'controller', 'kiosk', 'display', 'gallery', 'hall', 'pairing'];
/** Front ends that do not stand in a folder of their own name. */
const folders: Record<string, string> = {
  gallery: 'display/gallery',
  hall: 'display/hall',
  pairing: 'display/pairing',
};
/** A file of a front end in an address or a page; the script by which other pages leave the controller is none of theirs. */
const fileOfApp = /\/assets\/(\w+)\/(?!leave-controller)/;
/** A page that is asked for as a file, as the gallery does for the hall's. */
const pageOfApp = /^\/assets\/\w+\/index\.html(\?|$)/;
const vites = new Map<string, ViteDevServer>();
for (const [index, mode] of apps.entries()) {
  const server = { middlewareMode: true, ws: { port: port + 10 + index } };
  vites.set(mode, await createVite({ mode, server, appType: 'custom', logLevel: 'warn' }));
}

keepGenerated();
keepServing();
front.listen(port, host, () => console.log(`Callboard in development: http://${host}:${port}`));

/** Files of a front end come from its Vite, all else from the server; its pages point to the sources instead of dist/. */
function answer(from: IncomingMessage, to: ServerResponse): void {
  const app = from.url?.startsWith('/assets/') && from.url.match(fileOfApp)?.[1];
  const vite = app && vites.get(app);
  if (!vite) forward(from, to);
  else if (pageOfApp.test(from.url ?? ''))
    void pageFromSources(app, from.url ?? '').then((html) => sendPage(to, 200, html));
  else vite.middlewares(from, to);
}

function forward(from: IncomingMessage, to: ServerResponse): void {
  const { method, url: path, headers } = from;
  const upstream = request({ host, port: serverPort, method, path, headers }, (received) => {
    const isPage = received.headers['content-type']?.startsWith('text/html');
    if (isPage) void servePage(received, to, path ?? '/');
    else received.pipe(to.writeHead(received.statusCode ?? 502, received.headers));
  });
  // A page that is opened meanwhile asks again by itself.
  upstream.on('error', () => to.writeHead(503, { 'retry-after': '1', refresh: '1' }).end('The server is starting.'));
  to.on('close', () => upstream.destroy());
  from.pipe(upstream);
}

/** A page built for a front end names its folder in dist/; the same page of the sources takes its place. */
async function servePage(received: IncomingMessage, to: ServerResponse, url: string): Promise<void> {
  let html = '';
  for await (const chunk of received.setEncoding('utf8')) html += chunk;
  const app = html.match(fileOfApp)?.[1] ?? '';
  // A page that says that the server is starting asks again by itself.
  const { refresh } = received.headers;
  const page = vites.has(app) ? await pageFromSources(app, url) : html;
  sendPage(to, received.statusCode ?? 200, page, refresh === undefined ? {} : { refresh: String(refresh) });
}

async function pageFromSources(app: string, url: string): Promise<string> {
  const source = await readFile(`${root}${folders[app] ?? app}/index.html`, 'utf8');
  return vites.get(app)!.transformIndexHtml(url, source.replaceAll('"./', '"/'));
}

function sendPage(to: ServerResponse, status: number, html: string, headers: OutgoingHttpHeaders = {}): void {
  to.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/** Generates when a truth is saved. What is wrong with it is printed; the last good state stays. */
function keepGenerated(): void {
  onChange(['schemas', 'openapi', 'locales'], () => once(run(['codegen/main.ts']), 'exit'));
}

/** Runs the server, and again after each change of what it is made of (`node --watch` would mix into its worker's messages). */
function keepServing(): void {
  const env = { PORT: String(serverPort), HOST: host, NODE_ENV: 'development' };
  let server = run(['server/main.ts'], env);
  onChange(['server', 'generated', 'locales', 'demo'], async () => {
    const ended = server.exitCode === null ? once(server, 'exit') : undefined;
    server.kill();
    await ended;
    server = run(['server/main.ts'], env);
    if (await serves(server)) reloadPages();
  });
  process.on('exit', () => server.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
}

/** Whether a server that was started answers, before it ends. */
async function serves(server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`http://${host}:${serverPort}/api/health`).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(pause);
  }
  return false;
}

/** Words are read from files that no module imports: Vite sees no change of theirs, so all is read again. */
function reloadPages(): void {
  for (const vite of vites.values()) {
    vite.moduleGraph.invalidateAll();
    vite.ws.send({ type: 'full-reload' });
  }
}

/** Acts once after a burst of changes in any of the folders, and never twice at the same time. */
function onChange(folders: string[], act: () => unknown): void {
  let waiting: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const changed = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      last = last.then(act);
    }, pause);
  };
  for (const folder of folders) watch(`${root}${folder}`, { recursive: true }, changed);
}

function run(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
}
