/** Builds and serves the bare react-admin list that the administration is held against. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export interface BareAdmin {
  url: string;
  stop(): Promise<void>;
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds it as the administration is built and serves it, with so many rooms behind `/rest/room`. */
export async function startBareAdmin(rows: readonly object[]): Promise<BareAdmin> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-bare-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('bare', import.meta.url)),
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 5000 },
  });
  const server = createServer(async ({ url = '/' }, answer) => {
    if (url.startsWith('/rest/')) {
      const page = rows.slice(0, 10).map((row, index) => ({ id: index, ...row }));
      answer.setHeader('content-type', 'application/json');
      answer.setHeader('content-range', `room 0-${page.length - 1}/${rows.length}`);
      answer.end(JSON.stringify(page));
      return;
    }
    const name = url === '/' ? '/index.html' : url.replace(/\?.*/, '');
    const file = await readFile(join(folder, name)).catch(() => undefined);
    answer.setHeader('content-type', types[extname(name)] ?? 'text/plain');
    answer.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
