/** The server in this process on a folder and database of its own: real files, requests through Fastify's inject. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, type AppOptions, createApp } from '#server/app.ts';
import { readEnvironment } from '#server/ground/environment.ts';
import { ensureAdminPassword } from '#server/security/admin-password.ts';
import { databaseUrl, removeDatabase } from '../running/engine.ts';
import { adminPassword, cheapPasswords, nineOClock } from './fixed-values.ts';

export { adminPassword, cheapPasswords, nineOClock };

export interface Request {
  token?: string | undefined;
  query?: Record<string, unknown> | undefined;
  /** Sent as JSON; a string is sent as it is, a FormData as multipart. */
  body?: unknown;
  headers?: Record<string, string> | undefined;
}

export interface Response {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export interface TestApp {
  app: App;
  dataFolder: string;
  /** The server's clock; tests move it. */
  time: { now: number };
  /** Log lines so far. */
  log: () => string;
  call(method: string, path: string, request?: Request): Promise<Response>;
  /** The same, failing loudly unless the answer is 200. */
  done(method: string, path: string, request?: Request): Promise<Response['body']>;
  close(): Promise<void>;
}

export async function openApp(
  options: Partial<AppOptions> & { dataFolder?: string; variables?: Record<string, string> } = {},
): Promise<TestApp> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'callboard-app-')));
  const lines: string[] = [];
  const time = { now: nineOClock };
  const app = await createApp({
    environment: readEnvironment({
      DATA_DIR: dataFolder,
      DATABASE_URL: await databaseUrl(dataFolder, 'migrated'),
      ...options.variables,
    }),
    clock: () => time.now,
    logStream: { write: (line) => void lines.push(line) },
    passwordCost: cheapPasswords,
    ...options,
  });
  const test: TestApp = {
    app,
    dataFolder,
    time,
    log: () => lines.join(''),
    call: async (method, path, request = {}) => send(app, method, path, request),
    done: async (method, path, request = {}) => {
      const answer = await test.call(method, path, request);
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      return answer.body;
    },
    close: async () => {
      await app.stop();
      if (options.dataFolder) return;
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
      await removeDatabase(dataFolder);
    },
  };
  const { database, passwords } = app.services;
  await ensureAdminPassword(database, passwords, adminPassword);
  return test;
}

async function send({ server }: App, method: string, path: string, request: Request): Promise<Response> {
  const { token, query = {}, body, headers } = request;
  const web = body instanceof FormData ? new globalThis.Response(body) : undefined;
  const payload = web ? Buffer.from(await web.arrayBuffer()) : typeof body === 'string' ? body : JSON.stringify(body);
  const contentType = web ? web.headers.get('content-type') : 'application/json';
  const answer = await server.inject({
    method: method as 'GET',
    url: `${path}${search(query)}`,
    headers: {
      'accept-language': 'en-US',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && contentType && { 'content-type': contentType }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    body: isJson ? JSON.parse(answer.body) : undefined,
  };
}

function search(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${key}=${encodeURIComponent(String(one))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
