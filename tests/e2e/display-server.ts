/** A server of one screen, as small as can be: it holds one view and does to its connections what networks do. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { limits } from '#generated/limits.ts';
import type { PanelView, ScreenOrders, ScreenReport, ViewCall } from '#generated/shapes.ts';
import { changeOf } from '#server/stream/change-of.ts';
import { freePort } from '../running/free-port.ts';
import { sendFile } from './display-files.ts';
import { middayView } from './midday-view.ts';

export const key = 'a-key-of-a-screen';
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

export class DisplayServer {
  view: PanelView = middayView(Date.now());
  /** Its clock, in ms. */
  now: () => number = Date.now;
  logins = 0;
  polls = 0;
  /** What the server answers to a key, and to everything but the page itself. */
  takesKey = true;
  limitsLogins = false;
  /** Takes a screen in only with this password of an organisation, as a panel of another language asks for it. */
  password: string | undefined;
  answers = true;
  /** Lets the screen keep its page on the device. */
  keepsPages = false;
  /** Media and recordings that were asked for, in their order. */
  readonly asked: string[] = [];
  streamsOpened = 0;
  /** Streams that were asked for while the server answered nothing. */
  refusedStreams = 0;
  /** What the screen has reported, and what it is told next time. */
  reports: ScreenReport[] = [];
  /** Reports that were said again by their names, and whether the next name is known. */
  again: { name: string; sentAt: number }[] = [];
  knowsNames = true;
  orders: ScreenOrders = { reload: false, picture: false };
  private readonly folder: string;
  private readonly port: number;
  private token = 'token-0';
  private server: Server | undefined;
  /** Open streams, with the revision that each has been told of where it is told of changes only. */
  private readonly streams = new Map<ServerResponse, { changes: boolean; told?: PanelView }>();
  private losesNext = false;
  /** Frames that told of a change only. */
  changesSent = 0;
  private readonly heart = setInterval(() => this.beat(), limits.heartbeatSeconds * 1000);

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
  }

  static async start(folder: string): Promise<DisplayServer> {
    const server = new DisplayServer(folder, await freePort());
    await server.up();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get screen(): string {
    return `${this.url}/panel/panel-1?key=${key}`;
  }

  get openStreams(): number {
    return this.streams.size;
  }

  async up(): Promise<void> {
    const server = createServer((request, response) => this.answer(request, response));
    this.server = server;
    await new Promise<void>((resolve) => {
      server.listen(this.port, '127.0.0.1', resolve);
    });
  }

  /** Gone, with every connection. */
  async down(): Promise<void> {
    const server = this.server;
    this.streams.clear();
    await new Promise((resolve) => {
      server?.close(resolve);
      server?.closeAllConnections();
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.heart);
    await this.down();
  }

  /** The open streams stay open and say nothing more, as behind a router that forgot them. */
  forgetStreams(): void {
    this.streams.clear();
  }

  /** The next frame reaches nobody. */
  loseFrame(): void {
    this.losesNext = true;
  }

  revokeToken(): void {
    this.token = `token-${this.logins + 1}`;
    for (const stream of this.streams.keys()) stream.end();
    this.streams.clear();
  }

  /** Changes the view and pushes it. */
  show(part: Partial<PanelView>): void {
    const seq = this.view.seq + 1;
    this.view = { ...this.view, seq, ...part, serverTime: this.now() };
    for (const stream of this.streams.keys()) this.push(stream);
    this.losesNext = false;
  }

  /** Calls a number to the room at `index`. */
  call(index: number, number: number, ageMs = 0, readings?: ViewCall['readings']): void {
    const at = Date.now() - ageMs;
    const label = String(number).padStart(3, '0');
    const seq = this.view.seq + 1;
    const counters = this.view.counters.map((counter, place) =>
      place === index
        ? { ...counter, service: 'serving' as const, current: label, calledSeq: seq, calledAt: at }
        : counter,
    );
    const counter = counters[index];
    if (!counter) throw new Error(`no room ${index}`);
    const { gid: counterGid, name, department, doctor } = counter;
    const latest: ViewCall = { seq, kind: 'called', at, number, label, counterGid, counter: name, department, doctor };
    const spoken = readings ? { ...latest, readings } : latest;
    this.show({ counters, latest, calls: [...this.view.calls, spoken].slice(-20) });
  }

  private beat(): void {
    for (const stream of this.streams.keys()) {
      stream.write(`event: heartbeat\ndata: ${JSON.stringify({ seq: this.view.seq, serverTime: this.now() })}\n\n`);
    }
  }

  private push(stream: ServerResponse): void {
    const view = { ...this.view, serverTime: this.now() };
    const reader = this.streams.get(stream);
    const position = `${view.epoch}.${view.seq}`;
    const write = (event: string, data: object) => {
      if (!this.losesNext) stream.write(`id: ${position}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    if (reader?.told) {
      this.changesSent++;
      const change = { ...changeOf(reader.told, view), serverTime: [view.serverTime] };
      write('change', { from: `${reader.told.epoch}.${reader.told.seq}`, revision: position, change });
    } else if (reader?.changes) write('whole', { revision: position, view });
    else write('view', view);
    if (reader?.changes) reader.told = JSON.parse(JSON.stringify(view));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    if (pathname.startsWith('/panel/')) this.file('index.html', response);
    else if (pathname.startsWith('/assets/display/')) this.file(pathname.slice('/assets/display/'.length), response);
    else if (pathname.startsWith('/files/')) this.sendFile(pathname, request, response);
    else if (!this.answers) this.refuseAll(pathname, response);
    else if (pathname.endsWith('/panel/login')) this.login(request, response);
    else if (pathname.endsWith('/panel/stream')) this.stream(response, searchParams.get('changes') === 'true');
    else if (request.headers.authorization !== `Bearer ${this.token}`) refuse(response, 401, 'please_login_again');
    else if (pathname.endsWith('/device/heartbeat')) this.hearReport(request, response);
    else if (pathname.endsWith('/device/heartbeat/again')) {
      this.again.push({ name: searchParams.get('name') ?? '', sentAt: Number(searchParams.get('sentAt')) });
      json(response, { whole: !this.knowsNames });
    } else if (pathname.endsWith('/stream/ticket')) json(response, { ticket: 't'.repeat(24), expiresAt: Date.now() });
    else if (pathname.endsWith('/panel/view')) this.read(request, response);
    else refuse(response, 404, 'not_found');
  }

  private refuseAll(path: string, response: ServerResponse): void {
    if (path.endsWith('/panel/stream')) this.refusedStreams++;
    response.writeHead(503).end();
  }

  private login(request: IncomingMessage, response: ServerResponse): void {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      this.logins++;
      if (this.limitsLogins) {
        refuse(response, 429, 'too_many_requests');
        return;
      }
      if (!this.takesKey || JSON.parse(body).key !== key) {
        refuse(response, 400, 'exclusive_url_invalid');
        return;
      }
      if (this.password && JSON.parse(body).password !== this.password) {
        const params = { authentication: 'informationRoom', language: this.view.panel.language };
        refuse(response, 400, 'panel_authentication_needed', params);
        return;
      }
      this.token = `token-${this.logins}`;
      json(response, { token: this.token, kind: 'panel', expiresAt: Date.now() + 86_400_000 });
    });
  }

  private hearReport(request: IncomingMessage, response: ServerResponse): void {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      this.reports.push(JSON.parse(body));
      json(response, { ...this.orders, again: `report-${this.reports.length}` });
      this.orders = { reload: false, picture: false };
    });
  }

  private stream(response: ServerResponse, changes: boolean): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 1000\n\n');
    this.streamsOpened++;
    this.streams.set(response, { changes });
    response.on('close', () => this.streams.delete(response));
    this.push(response);
  }

  private read(request: IncomingMessage, response: ServerResponse): void {
    this.polls++;
    const etag = `"${this.view.epoch}.${this.view.seq}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end();
      return;
    }
    json(response, { ...this.view, serverTime: this.now() }, { etag });
  }

  private sendFile(path: string, request: IncomingMessage, response: ServerResponse): void {
    this.asked.push(path);
    sendFile(path, request, response);
  }

  private file(name: string, response: ServerResponse): void {
    if (this.keepsPages) response.setHeader('service-worker-allowed', '/panel/');
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' });
    response.end(readFileSync(join(this.folder, name)));
  }
}

function json(response: ServerResponse, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, code: string, params?: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ contents: [{ code, message: code, params }], traceId: 'trace' }));
}
