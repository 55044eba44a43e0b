import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retryScript } from '#server/security/retry-script.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, openOrganisation } from '../small-clinic.ts';

let folder: string;
let app: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-dist-'));
  for (const frontEnd of ['admin', 'controller', 'kiosk']) {
    mkdirSync(join(folder, frontEnd));
    writeFileSync(join(folder, frontEnd, 'index.html'), `<!doctype html>${frontEnd}`);
  }
  writeFileSync(join(folder, 'admin', 'index-a1b2c3d4.js'), 'export {};');
  writeFileSync(join(folder, 'admin', 'index-a1b2c3d4.js.gz'), gzipSync('export {};'));
  writeFileSync(join(folder, 'admin', 'icon.svg'), '<svg/>');
  app = await openApp({ dist: pathToFileURL(`${folder}/`) });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

const page = (url: string, headers: Record<string, string> = {}) =>
  app.app.server.inject({ url, headers: { accept: 'text/html', 'accept-language': 'en', ...headers } });

describe('each address has its front end', () => {
  test.each([
    ['/admin', 'admin'],
    ['/admin/demo/management/abcd/media', 'admin'],
    ['/quick-login/demo', 'admin'],
    ['/system-advance', 'admin'],
    ['/system-advance/launcher-version', 'admin'],
    ['/panel-controller', 'controller'],
    ['/panel-controller/ptch/examination/login', 'controller'],
    ['/quick-login/panel-controller/demo/abcd', 'controller'],
    ['/any-check/abcd', 'kiosk'],
    ['/ticket-machine/abcd', 'kiosk'],
    ['/ticket/abcd', 'kiosk'],
  ])('%s: %s', async (url, frontEnd) => {
    const answer = await page(url);
    expect(answer.body).toBe(`<!doctype html>${frontEnd}`);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  test('one that is not built says so', async () => {
    const answer = await page('/panel/abcd');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('This page has not been built yet');
  });

  test('what carries a hash in its name is kept, the rest is asked for again', async () => {
    const hashed = await page('/assets/admin/index-a1b2c3d4.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await page('/assets/admin/icon.svg')).headers['cache-control']).toBe('no-cache');
    expect((await page('/assets/admin/nothing.js')).statusCode).toBe(404);
  });

  test('what was compressed when it was built goes out so to whoever takes it, under the same name and rules', async () => {
    const plain = await page('/assets/admin/index-a1b2c3d4.js');
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['export {};', undefined]);
    const small = await page('/assets/admin/index-a1b2c3d4.js', { 'accept-encoding': 'gzip, br' });
    expect(gunzipSync(small.rawPayload).toString()).toBe('export {};');
    expect(small.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    for (const kept of ['content-type', 'cache-control']) expect(small.headers[kept]).toBe(plain.headers[kept]);
  });
});

test('an address that leads nowhere says so to a person in a page, and to a program in JSON', async () => {
  const person = await page('/nowhere', { 'accept-language': 'zh-TW' });
  expect([person.statusCode, person.body.includes('找不到頁面')]).toEqual([404, true]);
  expect((await page('/api/v1/nowhere')).json().contents[0].code).toBe('page_not_found');
  expect((await page('/nowhere', { accept: '*/*' })).json().contents[0].code).toBe('page_not_found');
});

describe('every page', () => {
  test.each(['/', '/admin', '/nowhere', '/api/health'])('%s runs no script but our own', async (url) => {
    const policy = String((await page(url)).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${retryScript.source};`);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'self'");
  });

  /** The one script of most pages clears what a controller keeps; all that is read stands without it. */
  const leaving = '<script defer src="/assets/controller/leave-controller.js"></script>';

  test.each(['/', '/nowhere', '/api/docs', '/any-check/lobby-clinics-include-appointments'])(
    '%s is read without a script, and leaves the controller',
    async (url) => {
      const { body } = await page(url);
      expect(body.replace(leaving, '')).not.toMatch(/<script|onload=|onclick=/);
      expect(body).toContain(leaving);
    },
  );

  test.each(['/any-check/abcd/more', '/ticket/abcd/more', '/ticket-machine/abcd/more'])(
    '%s is no page',
    async (url) => {
      expect((await page(url)).statusCode).toBe(404);
    },
  );

  test('a mistyped address of the controller does not sign it out', async () => {
    const { statusCode, body } = await page('/panel-controller/nowhere');
    expect(statusCode).toBe(404);
    expect(body).not.toContain(leaving);
  });
});

describe('the start page', () => {
  test('shows the way when there is no organisation yet', async () => {
    const { body } = await page('/');
    expect(body).toContain('No organization yet');
    for (const href of ['/admin', '/panel-controller', '/system-advance']) expect(body).toContain(`href="${href}"`);
  });

  test('speaks the language of the browser, or the one that was chosen', async () => {
    expect((await page('/')).body).toContain('<html lang="en-US">');
    expect((await page('/', { 'accept-language': 'th' })).body).toContain('<html lang="th">');
    expect((await page('/', { 'accept-language': '' })).body).toContain('<html lang="zh-TW">');
    expect((await page('/?lang=th')).body).toContain('<html lang="th">');
    expect((await page('/?lang=xx')).body).toContain('<html lang="en-US">');
  });

  test('lists the screens only of organisations that want it, and what their keys open', async () => {
    const clinic = await buildClinic(app);
    await openOrganisation(app, { name: '<b>不公開</b>' });
    expect((await page('/')).body).not.toContain(clinic.key);
    const body = { gid: clinic.gid, startPageListed: true, name: '安和 <b>醫院</b>' };
    await app.done('PATCH', '/api/v1/collab/web/organization/general', { token: clinic.tokens.session, body });
    const listed = (await page('/')).body;
    expect(listed).toContain('安和 &#60;b&#62;醫院&#60;/b&#62;');
    expect(listed).not.toContain('不公開');
    const { exclusiveUrl, kioskUrl, ticketMachineUrl } = clinic.room;
    expect(listed).toContain(`src="${exclusiveUrl}&amp;thumbnail=1"`);
    for (const address of [exclusiveUrl, kioskUrl, ticketMachineUrl]) expect(listed).toContain(`href="${address}"`);
    expect(listed.indexOf('門診大廳')).toBeLessThan(listed.indexOf('101 診'));
  });
});

describe('what patients may see of a hall on their own phones', () => {
  const clinics = '/any-check/lobby-clinics-include-appointments';

  test('is its rooms with numbers, and one room with who is next; no name and no key is in it', async () => {
    const clinic = await buildClinic(app);
    const list = await page(`${clinics}/${clinic.lobby.gid}/list`);
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain('<noscript><meta http-equiv="refresh" content="20"></noscript>');
    expect(list.body).toContain(`${clinics}/${clinic.lobby.gid}/detail?room=${clinic.room.gid}`);
    const detail = await page(`${clinics}/${clinic.lobby.gid}/detail?room=${clinic.room.gid}`);
    expect(detail.statusCode).toBe(200);
    const key = new URL(clinic.room.exclusiveUrl, 'http://hall').searchParams.get('key') ?? '';
    expect(key).not.toBe('');
    for (const secret of [key, '○', '病人']) expect(list.body + detail.body).not.toContain(secret);
    expect((await page(`${clinics}/${clinic.lobby.gid}/detail?room=nobody`)).statusCode).toBe(404);
    for (const query of ['', '?lang=th']) {
      const { statusCode, headers } = await page(`${clinics}/${clinic.lobby.gid}/detail${query}`);
      expect(statusCode).toBe(302);
      expect(headers.location).toBe(`${clinics}/${clinic.lobby.gid}/list${query}`);
    }
  });

  test('is taken over by the display where that is built, whose style stays off until then', async () => {
    const clinic = await buildClinic(app);
    const address = `${clinics}/${clinic.lobby.gid}/list`;
    expect((await page(address)).body).not.toMatch(/<script(?! defer src="\/assets\/controller\/leave)/);
    mkdirSync(join(folder, 'hall'));
    const built = '<script defer src="/assets/hall/index-a1b2c3d4.js"></script><link href="/assets/hall/style-b2.css">';
    writeFileSync(join(folder, 'hall', 'index.html'), built);
    const { body } = await page(address);
    expect(body).toContain('<link id="look" rel="stylesheet" href="/assets/hall/style-b2.css" media="not all">');
    expect(body.match(/<script[^>]*>/g)).toEqual([
      '<script defer src="/assets/hall/index-a1b2c3d4.js">',
      '<script defer src="/assets/display/plain-refresh.js">',
      '<script defer src="/assets/controller/leave-controller.js">',
    ]);
  });

  test('leads from the short address to the list, or to a choice of halls', async () => {
    const answer = await page(`${clinics}?panelGid=abc`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${clinics}/abc/list`]);
    expect((await page(clinics)).body).toContain('Choose a waiting area');
    const clinic = await buildClinic(app);
    const link = `${clinics}/${clinic.lobby.gid}/list`;
    expect((await page(clinics)).body).not.toContain(link);
    const body = { gid: clinic.gid, startPageListed: true };
    await app.done('PATCH', '/api/v1/collab/web/organization/general', { token: clinic.tokens.session, body });
    expect((await page(`${clinics}?orgGid=${clinic.gid}`)).body).toContain(link);
    expect((await page(`${clinics}?orgGid=another`)).body).not.toContain(link);
  });

  test('is nothing where somebody must let a screen in', async () => {
    const clinic = await buildClinic(app);
    const path = '/api/v1/collab/web/panel/general/update/defaultPanel';
    const body = { gid: clinic.room.gid, authentication: 'inspection' };
    await app.done('PATCH', path, { token: clinic.tokens.session, body });
    expect((await page(`${clinics}/${clinic.room.gid}/list`)).statusCode).toBe(404);
  });
});
