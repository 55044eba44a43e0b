import { describe, expect, it } from 'vitest';
import { pageRules } from '#codegen/check/page-rules.ts';
import type { Schema } from '#codegen/schema.ts';
import { problemsOf, product, schemaOf } from '../fixture.ts';

const pages = { roster: 'Roster', mediaLibrary: 'Media library' };
const note = { tabs: { general: 'General', hospital: 'Hospital' } };

function problems(files: Record<string, Schema>): string[] {
  const sources = product({ files });
  const locales = Object.entries(sources.locales).map(([name, texts]) => {
    const admin = { ...Object(texts.admin), pages, note };
    return [name, { ...texts, admin }] as const;
  });
  return problemsOf({ ...sources, locales: Object.fromEntries(locales) });
}

const bent = (page: { from?: string; tabs?: string }, tab?: string) => {
  const { properties = {}, ...whole } = schemaOf('entities/Note');
  const title = { ...properties.title, ...(tab && { 'x-tab': tab }) };
  const words = { name: 'note', nameKey: 'title', page };
  return { 'entities/Note': { ...whole, properties: { ...properties, title }, 'x-entity': words } };
};
const reachedFrom = (from: string) => bent({ from });
const settings = (tab: string) => bent({ tabs: 'admin.note.tabs' }, tab);

const cases: [rule: string, files: Record<string, Schema>, want: string][] = [
  [
    'reached-from-page',
    reachedFrom('rooster'),
    'schemas/entities/Note.json: x-entity is reached from rooster, which is no page; did you mean roster, note, room?',
  ],
  [
    'tab-is-of-page',
    settings('hospitl'),
    'schemas/entities/Note.json: title stands in the tab hospitl, which its page does not have; did you mean hospital?',
  ],
  [
    'tab-is-of-page',
    settings('general'),
    'schemas/entities/Note.json: title stands in the tab general, which its page does not have; did you mean hospital?',
  ],
];

describe('each rule about pages', () => {
  it.each(cases)('%s', (rule, files, want) => {
    expect(problems(files)).toContain(`${want} (${rule})`);
  });

  it('has a case that fails', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...pageRules.keys()].sort());
  });

  it('lets through the pages that stand beside the generated ones, and those of records', () => {
    for (const from of ['roster', 'media-library', 'room'])
      expect(problems(reachedFrom(from)).filter((one) => one.includes('reached-from-page'))).toEqual([]);
    expect(problems(settings('hospital')).filter((one) => one.includes('tab-is-of-page'))).toEqual([]);
  });
});
