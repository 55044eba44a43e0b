import { describe, expect, it } from 'vitest';
import { checkTexts, neededTexts } from '#codegen/check/text-rules.ts';
import { expand } from '#codegen/expand/expand.ts';
import type { Texts } from '#codegen/texts.ts';
import { problemsOf, product } from '../fixture.ts';

describe('texts', () => {
  it('are needed for entities, panel types, errors, fields that people see, and their values', () => {
    expect(neededTexts(expand(product()))).toEqual([
      'entities.Note',
      'entities.Room',
      'errors.not_found',
      'fields.Note.colour',
      'fields.Note.picture',
      'fields.Note.secret',
      'fields.Note.seen',
      'fields.Note.shown',
      'fields.Note.title',
      'fields.Note.twin',
      'fields.Note.weight',
      'fields.Room.name',
      'fields.WallPanel.rooms',
      'fields.WallPanel.rows',
      'panelTypeHints.wallPanel',
      'panelTypes.wallPanel',
      'purposes.Note',
      'purposes.Room',
      'values.Colour.green',
      'values.Colour.red',
    ]);
  });

  it('that are missing are named with every language that lacks them', () => {
    const sources = product();
    take(sources.locales.th, 'entities', 'Note');
    for (const texts of Object.values(sources.locales)) {
      take(texts.values as Texts, 'Colour', 'red');
    }
    expect(checkTexts(sources, expand(sources))).toEqual([
      'locales/: entities.Note has no text in th (texts-exist)',
      'locales/: values.Colour.red has no text in zh-TW, th (texts-exist)',
    ]);
    expect(problemsOf(sources)).toEqual(checkTexts(sources, expand(sources)));
  });

  it('that are empty are missing', () => {
    const sources = product();
    Object.assign(sources.locales.th?.entities ?? {}, { Room: '' });
    expect(checkTexts(sources, expand(sources))).toEqual(['locales/: entities.Room has no text in th (texts-exist)']);
  });
});

function take(texts: Texts | undefined, section: string, key: string): void {
  const at = texts?.[section];
  if (typeof at === 'object') {
    delete at[key];
  }
}
