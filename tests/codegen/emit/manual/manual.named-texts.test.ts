import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { emitManual } from '#codegen/emit/manual/manual.ts';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';
import { counterActions } from '#generated/counter-actions.ts';
import { Locale } from '#generated/values.ts';

const model = expand(load(fileURLToPath(new URL('../../../../', import.meta.url))));

/** What a manual of this language puts between quotation marks. */
const quoted = /[“「]([^”」]+)[”」]/g;

/** The sign on the menu of a row has no text. */
const signs = ['⋯'];

describe('what the manual calls by its name', () => {
  it.each(Locale)('stands so on a page of the product in %s', (language) => {
    const { manual, ...ofPages } = model.words[language] as Record<string, unknown>;
    const onPages = new Set([...signs, ...leavesOf(ofPages)]);
    const named = leavesOf(manual).flatMap((text) => [...text.matchAll(quoted)].map(([, name]) => name as string));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !onPages.has(name))).toEqual([]);
  });

  it.each(Locale)('is every action that somebody at a counter can press, with its place, in %s', (language) => {
    const page = emitManual(model).get(`${language}/nurse.md`) ?? '';
    const { action } = (model.words[language] as { controller: { action: Record<string, string> } }).controller;
    // Signing in is the first step; the controller itself asks whether somebody is still there.
    const unasked = ['logIn', 'autoLogOut', 'stay'];
    const missing = Object.keys(counterActions)
      .filter((name) => !unasked.includes(name))
      .filter((name) => !page.includes(`| ${action[name]} |`) && !page.includes(`| ${action[name]} / `));
    expect(missing).toEqual([]);
  });

  it.each(Locale)('is in the provider’s area what stands there, which speaks Chinese alone, in %s', (language) => {
    const page = emitManual(model).get(`${language}/provider.md`) ?? '';
    const { admin, fields } = model.words['zh-TW'] as {
      admin: { pages: Record<string, string> };
      fields: Record<string, Record<string, string>>;
    };
    const pages = ['organisations', 'versions', 'proxies', 'backups', 'logs'].map((name) => admin.pages[name]);
    const shown = [...pages, fields.Organisation?.gid, fields.SoftwareVersion?.versionNumber];
    expect(shown.filter((name) => !name || !page.includes(name))).toEqual([]);
  });
});

/** Every text under a key, at any depth. */
function leavesOf(texts: unknown): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(leavesOf);
}
