import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyLimits } from '#generated/body-limits.ts';
import { limits } from '#generated/limits.ts';
import { Locale } from '#generated/values.ts';
import zhTW from '#locales/zh-TW.json' with { type: 'json' };
import { renderDocs } from '#server/api-reference/docs-page.ts';
import { components, operations, tags } from '#server/api-reference/document.ts';
import { leaveController } from '#server/pages/page.ts';
import { openApp, type TestApp } from '../open-app.ts';

const origin = 'http://clinic.example:8080';
/** Which of some texts a page does not say; the page itself is too long to be shown. */
const missing = (page: string, ...texts: string[]) => texts.filter((text) => !page.includes(text));
const render = (locale: Locale, search = '') => String(renderDocs(locale, { origin, search }));
const chinese = render('zh-TW');

describe('the reference', () => {
  test('has every call, once, with a way to make it', () => {
    for (const { operationId, path } of operations) {
      expect(chinese.split(`<div id="${operationId}">`), operationId).toHaveLength(2);
      expect(missing(chinese, `<code>${path}</code>`)).toEqual([]);
    }
    expect(chinese.match(/<pre>curl /g)).toHaveLength(operations.length);
  });

  test('has every shape that it leads to', () => {
    const wanted = new Set([...chinese.matchAll(/href="#(\w+)"/g)].map(([, name]) => name));
    expect(wanted.size).toBeGreaterThan(50);
    expect([...wanted].filter((name) => !chinese.includes(`<div id="${name}">`))).toEqual([]);
    expect(missing(chinese, `<div id="${Object.keys(components.schemas)[0]}">`)).toEqual([]);
  });

  test('tells type, limits, default and meaning of a field, and what its values are called', () => {
    const media = chinese.slice(chinese.indexOf('<div id="MediaCreate">'), chinese.indexOf('<div id="MediaList">'));
    expect(missing(media, '<code>volume</code>')).toEqual([]);
    expect(missing(media, '音量')).toEqual([]);
    expect(missing(media, '整數<span class="limits">0 至 100</span>')).toEqual([]);
    expect(missing(media, '預設 <code>50</code>')).toEqual([]);
    expect(missing(chinese, '<li><code>videoSite</code> 影音網站（YouTube）</li>')).toEqual([]);
  });

  test('says of each call whether an API key may stand in for the token', () => {
    const section = (id: string) => chinese.slice(chinese.indexOf(`<div id="${id}">`)).split('</details>')[0] ?? '';
    expect(section('callNext')).toContain('x-api-key');
    expect(section('createPanel')).not.toContain('x-api-key');
  });

  test('says how much one call takes, and for how long a call that is sent twice acts once', () => {
    const pushed = render('en-US', 'createClinicsAppointments');
    expect(missing(pushed, 'The JSON may have up to 1 MB.')).toEqual([]);
    expect(missing(pushed, `Sent twice within ${limits.idempotencyHours} hours`)).toEqual([]);
    const removed = render('en-US', 'deleteClinicsAppointments');
    expect(missing(removed, `The JSON may have up to ${bodyLimits.deleteClinicsAppointments! / 1024} KB.`)).toEqual([]);
  });

  test('says within which limits a hospital’s own system answers', () => {
    const { hospitalSystemMs, hospitalSystemAppointments } = limits;
    const told = components.schemas.HospitalSystemChange?.description;
    expect(told).toContain(`Within ${hospitalSystemMs / 1000} seconds`);
    expect(told).toContain(`at most ${hospitalSystemAppointments}`);
  });

  test('names every language that messages can have', () => {
    expect(missing(render('en-US'), `(${new Intl.ListFormat('en', { type: 'disjunction' }).format(Locale)})`)).toEqual(
      [],
    );
  });

  test('lists the errors with their status and message', () => {
    expect(chinese.match(/<code>duplicate_name<\/code><\/th><td>400<\/td><td>[^<]*名稱/)).toHaveLength(1);
  });

  test.each(Locale)('in %s leaves no key without its text, and runs no script of its own', (locale) => {
    const page = render(locale);
    expect(missing(page, `<html lang="${locale}">`)).toEqual([]);
    expect(page.match(/server\.docs\.[\w.]+/g)).toBeNull();
    // What every page outside the controller runs is the page's frame.
    const own = page.replace(leaveController.markup, '');
    expect(own.match(/<script|<[^>]*\son\w+=|(src|href)="(https?:)?\/\//g)).toBeNull();
  });

  test('leaves only what a search asks for, opened', () => {
    const page = render('en-US', 'SORT media');
    expect(missing(page, '<div id="sortMedia">')).toEqual([]);
    expect(page.includes('<div id="toggleMedia">')).toBe(false);
    expect(missing(page, '<details class="group" open>')).toEqual([]);
    expect(missing(render('zh-TW', '媒體 排序'), '<div id="sortMedia">')).toEqual([]);
  });

  test('has a heading in the locales for every group of calls: server.docs.tags', () => {
    expect(tags.map(({ name }) => name).filter((name) => !(name in zhTW.server.docs.tags))).toEqual([]);
  });

  test('shows a search as the text that it is', () => {
    const page = render('en-US', '"><script>alert(1)</script>');
    expect(page.includes('<script>')).toBe(false);
    expect(missing(page, 'No operations match')).toEqual([]);
  });
});

describe('over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  test('it needs no token, speaks the language that was chosen, and names this server', async () => {
    const answer = await app.call('GET', '/api/docs', { headers: { 'accept-language': 'th' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(missing(answer.text, '<html lang="th">')).toEqual([]);
    expect(missing(answer.text, 'SERVER=http://localhost:80')).toEqual([]);
    expect(
      missing((await app.call('GET', '/api/docs', { query: { lang: 'zh-TW' } })).text, '<html lang="zh-TW">'),
    ).toEqual([]);
    expect(missing((await app.call('GET', '/')).text, 'href="/api/docs"')).toEqual([]);
  });
});
