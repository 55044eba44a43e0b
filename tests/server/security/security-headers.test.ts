/** The ten tests of an HTTP observatory (Mozilla's), over every route that answers a GET. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const halfYearSeconds = 15_768_000;
const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' };
let app: TestApp;
let clinic: Clinic;
let urls: string[];

beforeAll(async () => {
  app = await openApp({ schedule: false, variables: { SECURITY_CONTACT: 'mailto:security@hospital.example' } });
  clinic = await buildClinic(app);
  await app.app.server.ready();
  urls = [...new Set([...getRoutes(app), '/nowhere', '/files/nothing.png', '/%zz', '/files/..%2fcallboard.db'])];
});
afterAll(() => app.close());

/** Every address that answers a GET, with its parameters filled in. */
function getRoutes({ app: { server } }: TestApp): string[] {
  const lines = server.printRoutes({ commonPrefix: false }).split('\n');
  const path: string[] = [];
  const found: string[] = [];
  for (const line of lines) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \(([^)]*)\))?/.exec(line) ?? [];
    if (line === '') continue;
    const depth = indent.length / 4;
    path.splice(depth, path.length, part);
    if (methods.split(', ').includes('GET')) found.push(path.join('').replaceAll(/:\w+|\*/g, 'x'));
  }
  return found;
}

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.app.server.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress });

async function eachAnswer(check: (url: string, headers: Record<string, unknown>, text: string) => void) {
  for (const url of urls) {
    const { headers, body } = await get(url, secure);
    check(url, headers, body);
  }
}

test('the routes are found: pages, files, calls and what is not there', () => {
  expect(urls).toEqual(expect.arrayContaining(['/', '/admin', '/panel/x', '/api/health', '/metrics', '/nowhere']));
  expect(urls.length).toBeGreaterThan(100);
});

describe('every answer', () => {
  test('1 lets no script in but our own, nothing be evaluated and no foreign page frame it', async () => {
    await eachAnswer((url, headers) => {
      const policy = String(headers['content-security-policy']);
      expect(policy, url).toMatch(/default-src '(self|none)'/);
      expect(policy, url).not.toMatch(/script-src[^;]*(unsafe|\*|https?:|data:)/);
      expect(policy, url).not.toContain('unsafe-eval');
      expect(policy, url).toContain("frame-ancestors 'self'");
    });
  });

  test('2 sets no cookie', async () => {
    await eachAnswer((url, headers) => expect(headers['set-cookie'], url).toBeUndefined());
  });

  test('3 is not for pages of other sites', async () => {
    for (const url of urls) {
      const { headers } = await get(url, { origin: 'https://elsewhere.example' });
      expect(headers['access-control-allow-origin'], url).toBeUndefined();
    }
  });

  test('5 tells other sites no address', async () => {
    await eachAnswer((url, headers) =>
      expect(headers['referrer-policy'], url).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/),
    );
  });

  test('7 loads scripts from nowhere else', async () => {
    await eachAnswer((url, _, text) => expect(text, url).not.toMatch(/<(script|link)[^>]*(src|href)="(https?:)?\/\//));
  });

  test('8, 9, 10 is what its type says, stands in no foreign frame and in no foreign page', async () => {
    await eachAnswer((url, headers) => {
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['x-frame-options'], url).toBe('SAMEORIGIN');
      expect(headers['cross-origin-resource-policy'], url).toBe('same-origin');
    });
  });

  test('asks for no camera, no microphone and no place', async () => {
    await eachAnswer((url, headers) =>
      expect(String(headers['permissions-policy']), url).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    );
  });

  test('does not tell what it runs on', async () => {
    await eachAnswer((url, headers) => {
      expect(headers['x-powered-by'], url).toBeUndefined();
      expect(headers.server, url).toBeUndefined();
    });
  });
});

describe('6 browsers are kept on https', () => {
  test('when they came by it through a proxy that is trusted', async () => {
    const { headers } = await get('/', secure);
    const [, seconds] = /max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(halfYearSeconds);
  });

  test('and not when they came by http, or say so themselves', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    expect((await get('/', secure, '203.0.113.9')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('pictures, films and frames', () => {
  const policyOf = async (url: string, headers = {}) =>
    String((await get(url, headers)).headers['content-security-policy']);

  test('of other servers are for the screens of halls alone', async () => {
    for (const url of ['/', '/admin', '/panel-controller', '/ticket-machine/x', '/system-advance']) {
      const policy = await policyOf(url);
      expect(policy, url).toContain("img-src 'self' data: blob:;media-src 'self' data: blob:;frame-src 'self';");
    }
    // A kiosk plays films of one site while nobody stands there, and nothing else.
    const kiosk = await policyOf('/any-check/x');
    expect(kiosk).toContain("media-src 'self' data: blob:;frame-src 'self' https://www.youtube-nocookie.com;");
    const screen = await policyOf(`/panel/${clinic.room.gid}`);
    expect(screen).toContain("img-src 'self' data: blob: https: http:;");
    expect(screen).toContain("frame-src 'self' https: http:;");
    expect(screen).not.toContain('*');
  });

  test('come to a screen on https by https, or from its own device', async () => {
    const screen = await policyOf(`/panel/${clinic.room.gid}`, secure);
    expect(screen).toContain("media-src 'self' data: blob: https: http://localhost:* http://127.0.0.1:*;");
  });
});

describe('security.txt', () => {
  test('says whom to tell, and until when that holds', async () => {
    const { statusCode, headers, body } = await get('/.well-known/security.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields.Contact).toBe('mailto:security@hospital.example');
    const days = (Date.parse(fields.Expires) - app.time.now) / 86_400_000;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(365);
    expect(fields['Preferred-Languages']).toBe('zh-TW, en-US, th');
  });

  test('is not there without a contact', async () => {
    const other = await openApp({ schedule: false });
    const answer = await other.app.server.inject('/.well-known/security.txt');
    expect(answer.statusCode).toBe(404);
    await other.close();
  });
});
