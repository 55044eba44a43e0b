/** /metrics as Prometheus meets it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom, organisationPassword } from '../small-clinic.ts';
import { type Exposed, parseExposition } from './exposition.ts';

const web = '/api/v1/collab/web';
const local = { host: 'localhost:8080' };
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  clinic = await buildClinic(app);
  await fillRoom(app, clinic);
  const act = (action: string) =>
    app.done('POST', `${web}/queue/clinic/${action}`, {
      token: clinic.tokens.staff,
      body: { panelGid: clinic.room.gid },
    });
  await act('login');
  app.time.now += 7 * 60_000;
  await act('next');
  await act('recall');
});
afterAll(() => app.close());

const scrape = (headers: Record<string, string> = local, remoteAddress = '127.0.0.1') =>
  app.app.server.inject({ url: '/metrics', headers, remoteAddress });
const exposed = async (): Promise<Exposed> => parseExposition((await scrape()).body);

async function told(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const { samples } = await exposed();
  const fits = (own: Record<string, string>) => Object.entries(labels).every(([key, value]) => own[key] === value);
  return samples.find((one) => one.name === name && fits(one.labels))?.value;
}

describe('a scrape', () => {
  test('is in the format, and says so', async () => {
    const { statusCode, headers, body } = await scrape();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(parseExposition(body).samples.length).toBeGreaterThan(80);
  });

  test('names what it measures as Prometheus has it, and passes its own checker where that is installed', async () => {
    const { body } = await scrape();
    const { types } = parseExposition(body);
    // https://prometheus.io/docs/practices/naming: a counter is a total, a unit is a base unit, a type stands in no name.
    for (const [name, type] of types) {
      expect(name).toMatch(/^(callboard|process)(_[a-z]+)+$/);
      expect(name.endsWith('_total'), name).toBe(type === 'counter');
      expect(name).not.toMatch(
        /_(ms|milliseconds|minutes|hours|kilobytes|megabytes|percent|counter|gauge|histogram)(_|$)/,
      );
      expect(name).not.toMatch(/_(bucket|sum|count)$/);
    }
    if (spawnSync('promtool', ['--version']).error) return;
    expect(execFileSync('promtool', ['check', 'metrics'], { input: body }).toString()).toBe('');
    execFileSync('promtool', ['check', 'rules', 'docs/monitoring/prometheus-alerts.yaml']);
  });

  test('knows who was called, and how long they had waited', async () => {
    expect(await told('callboard_queue_events_total', { kind: 'called' })).toBe(1);
    expect(await told('callboard_queue_events_total', { kind: 'recalled' })).toBe(1);
    expect(await told('callboard_wait_seconds_count')).toBe(1);
    expect(await told('callboard_wait_seconds_bucket', { le: '300' })).toBe(0);
    expect(await told('callboard_wait_seconds_bucket', { le: '600' })).toBe(1);
  });

  test('knows what was answered, written and refused', async () => {
    await app.call('POST', `${web}/organization/login`, { body: { orgGid: clinic.gid, password: 'not it, no no' } });
    expect(await told('callboard_http_requests_total', { family: 'queue', status: '200' })).toBeGreaterThan(2);
    expect(await told('callboard_sign_ins_refused_total', { operation: 'signInOrganisation' })).toBe(1);
    expect(await told('callboard_commit_seconds_count')).toBeGreaterThan(10);
    // The server's own work, such as linking the log, may be waiting just now.
    await expect.poll(() => told('callboard_writes_waiting')).toBe(0);
    expect(await told('callboard_healthy')).toBe(1);
    expect(await told('callboard_database_bytes', { part: 'data' })).toBeGreaterThan(10_000);
    expect(await told('callboard_disk_free_bytes')).toBeGreaterThan(0);
    expect(await told('callboard_build_info', { database: app.app.services.database.engine })).toBe(1);
  });

  test('names no organisation, no patient and nothing that was typed', async () => {
    const { body } = await scrape();
    for (const word of [clinic.gid, clinic.room.gid, '病人', '河岸', organisationPassword])
      expect(body).not.toContain(word);
  });
});

describe('without a token', () => {
  test('only this machine may ask', async () => {
    expect((await scrape(local, '203.0.113.9')).statusCode).toBe(403);
    expect((await scrape({ host: '[::1]:8080' }, '::1')).statusCode).toBe(200);
  });

  test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'a proxy on this machine (%s) asks for others',
    async (sign) => expect((await scrape({ ...local, [sign]: '127.0.0.1' })).statusCode).toBe(403),
  );

  test('a page that calls itself something else in DNS is not this machine', async () => {
    expect((await scrape({ host: 'evil.example' })).statusCode).toBe(403);
  });
});

test('with a token only who brings it may ask, from wherever', async () => {
  const token = 'a-token-of-24-characters';
  const other = await openApp({ schedule: false, variables: { METRICS_TOKEN: token } });
  const ask = (headers: Record<string, string>, remoteAddress = '203.0.113.9') =>
    other.app.server.inject({ url: '/metrics', headers, remoteAddress });
  expect((await ask({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
  for (const headers of [{}, { authorization: 'Bearer a-token-of-24-characterz' }, { authorization: token }]) {
    expect((await ask({ ...local, ...headers } as Record<string, string>, '127.0.0.1')).statusCode).toBe(401);
  }
  await other.close();
});

describe('what is ready for Grafana and Prometheus', () => {
  const read = (name: string) => readFileSync(new URL(`../../../docs/monitoring/${name}`, import.meta.url), 'utf8');
  const dashboard = JSON.parse(read('grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const alerts = parse(read('prometheus-alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
  const asked = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];

  test.each(asked)('asks for what there is: %s', async (expr) => {
    const { types } = await exposed();
    const named = [...new Set(expr.match(/\b(callboard|process)_\w+/g) ?? [])];
    if (named.length === 0) expect(expr).toContain('up{job="callboard"}');
    for (const name of named) {
      const base = name.replace(/_(bucket|sum|count)$/, '');
      expect(types.has(name) || types.get(base) === 'histogram', name).toBe(true);
    }
  });

  test('nothing is measured that no picture and no alert shows', async () => {
    const { types } = await exposed();
    const shown = asked.join('\n');
    const unseen = [...types.keys()].filter((name) => !shown.includes(name) && name !== 'callboard_build_info');
    expect(unseen).toEqual(['callboard_gc_total']);
  });
});
