/** TLS in the process, asked by real clients. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get as httpGet } from 'node:http';
import { get as httpsGet, type Agent as SecureAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#server/ground/environment.ts';
import { StartProblem } from '#server/ground/start-problem.ts';
import { openRedirect } from '#server/tls/redirect-server.ts';
import { openTls, type Tls } from '#server/tls/tls.ts';
import { makeCertificate } from '../../running/certificate.ts';
import { freePort } from '../../running/free-port.ts';
import { openApp, type TestApp } from '../open-app.ts';

const dayMs = 24 * 60 * 60 * 1000;
let folder: string;
let variables: Record<string, string>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-tls-'));
  variables = { TLS_CERT_FILE: join(folder, 'cert.pem'), TLS_KEY_FILE: join(folder, 'key.pem') };
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

function put({ cert, key }: { cert: string; key: string }): void {
  writeFileSync(variables.TLS_CERT_FILE!, cert);
  writeFileSync(variables.TLS_KEY_FILE!, key);
}

describe('a server that has a certificate', () => {
  let app: TestApp;
  let tls: Tls;
  let port: number;
  let first: { cert: string; key: string };

  beforeEach(async () => {
    first = makeCertificate();
    put(first);
    tls = (await openTls({ environment: readEnvironment(variables), lookEvery: 30 }))!;
    app = await openApp({ schedule: false, tls });
    await app.app.server.listen({ port: 0, host: '127.0.0.1' });
    port = (app.app.server.server.address() as AddressInfo).port;
  });
  afterEach(() => app.close());

  const greet = async (ca: string, options: object = {}): Promise<TLSSocket> => {
    const socket = connect({ host: '127.0.0.1', port, ca, servername: 'localhost', ...options });
    await once(socket, 'secureConnect');
    return socket;
  };

  async function ask(ca: string, path: string, agent?: SecureAgent) {
    const request = httpsGet({ host: '127.0.0.1', servername: 'localhost', port, path, ca, agent });
    const [response] = await once(request, 'response');
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode as number, headers: response.headers, text };
  }

  test('answers by https, and keeps browsers there', async () => {
    const { status, headers } = await ask(first.cert, '/api/health');
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });

  test('speaks no version of TLS that is broken', async () => {
    await expect(
      greet(first.cert, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }),
    ).rejects.toThrow();
    for (const version of ['TLSv1.2', 'TLSv1.3']) {
      const socket = await greet(first.cert, { minVersion: version, maxVersion: version });
      expect(socket.getProtocol()).toBe(version);
      socket.destroy();
    }
  });

  test('takes a new certificate when the files change, and drops nobody', async () => {
    const open = await greet(first.cert);
    const second = makeCertificate();
    put(second);
    await expect.poll(() => app.log(), { timeout: 20_000 }).toContain('tls.renewed');
    expect((await ask(second.cert, '/api/ready')).status).toBe(200);
    await expect(greet(first.cert)).rejects.toThrow();
    open.write('GET /api/ready HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    let text = '';
    for await (const chunk of open) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    ['whose key is another', () => ({ cert: makeCertificate().cert, key: makeCertificate().key })],
    ['that is none', () => ({ cert: 'nothing', key: 'nothing' })],
    ['that has ended', () => makeCertificate({ from: Date.now() - 9 * dayMs, until: Date.now() - dayMs })],
  ])('keeps the old one when it finds one %s', async (_, make) => {
    const bad = make();
    put(bad);
    await expect.poll(() => app.log(), { timeout: 20_000 }).toContain('tls.rejected');
    expect(app.log()).not.toContain(bad.key.split('\n')[1] || 'nothing else');
    expect((await ask(first.cert, '/api/ready')).status).toBe(200);
    const good = makeCertificate();
    put(good);
    await expect.poll(() => app.log(), { timeout: 20_000 }).toContain('tls.renewed');
    expect((await ask(good.cert, '/api/ready')).status).toBe(200);
  });

  test('says when it ends soon', async () => {
    put(makeCertificate({ until: Date.now() + 3 * dayMs }));
    await expect.poll(() => app.log(), { timeout: 20_000 }).toContain('tls.expiring');
    const { text } = await ask(makeCertificate().cert, '/api/ready').catch(() => ({ text: '' }));
    expect(text).toBe('');
  });
});

describe('a start is refused', () => {
  test('with half a pair', async () => {
    put(makeCertificate());
    const half = readEnvironment({ TLS_CERT_FILE: variables.TLS_CERT_FILE });
    await expect(openTls({ environment: half })).rejects.toThrow(/both TLS_CERT_FILE and TLS_KEY_FILE/);
  });

  test('with files that are not there, or do not fit', async () => {
    await expect(openTls({ environment: readEnvironment(variables) })).rejects.toThrow(StartProblem);
    put({ cert: makeCertificate().cert, key: makeCertificate().key });
    await expect(openTls({ environment: readEnvironment(variables) })).rejects.toThrow(/does not belong/);
  });

  test('and without either there is no TLS', async () => {
    expect(await openTls({ environment: readEnvironment({}) })).toBeUndefined();
  });
});

describe('4 who comes by http', () => {
  const ask = async (port: number, path: string, host: string) => {
    const request = httpGet({ host: '127.0.0.1', port, path, headers: { host }, agent: new Agent() });
    const [response] = await once(request, 'response');
    response.resume();
    return { status: response.statusCode as number, location: response.headers.location as string | undefined };
  };

  test('is sent to the same address by https, and nowhere else', async () => {
    const port = await freePort();
    const close = await openRedirect({ host: '127.0.0.1', port, securePort: 8443 });
    expect(await ask(port, '/panel/x?key=y', 'hospital.example:80')).toEqual({
      status: 308,
      location: 'https://hospital.example:8443/panel/x?key=y',
    });
    expect((await ask(port, '/', '[::1]:80')).location).toBe('https://[::1]:8443/');
    for (const host of ['a@b.example', 'a.example/x', 'a b']) expect((await ask(port, '/', host)).status).toBe(400);
    expect((await ask(port, '//elsewhere.example/', 'hospital.example')).location).toBe(
      'https://hospital.example:8443//elsewhere.example/',
    );
    await close();
    const standard = await openRedirect({ host: '127.0.0.1', port, securePort: 443 });
    expect((await ask(port, '/', 'hospital.example')).location).toBe('https://hospital.example/');
    await standard();
  });
});
