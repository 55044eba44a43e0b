import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '#codegen/check/check.ts';
import { checkLooks, checkThemes } from '#codegen/check/look/check-themes.ts';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';
import type { Schema } from '#codegen/schema.ts';
import type { Json } from '#codegen/schema-words.ts';
import type { Sources } from '#codegen/sources.ts';

const whole = load(join(import.meta.dirname, '../../../..'));
const file = 'schemas/panel-types/ClinicsLobbyPanel.json';

/** The product with one file changed. */
function changed(name: string, change: (schema: Schema) => void): Sources {
  const sources = structuredClone(whole);
  const found = sources.schemas.find((one) => one.name === name);
  if (!found) throw new Error(`no schema ${name}`);
  change(found.schema);
  return sources;
}

function withTheme(theme: Json): Sources {
  return changed('ClinicsLobbyPanel', ({ 'x-panel': panel }) => Object.assign(panel ?? {}, { theme }));
}

function faults(sources: Sources): string[] {
  return checkThemes(sources, expand(sources));
}

describe("a panel type's theme", () => {
  it('of the product can be read, as can the usual colours', () => {
    expect(faults(whole)).toEqual([]);
    expect(checkLooks(whole)).toEqual([]);
  });

  it('is refused where something written on it cannot be read, with the type, the colours and their contrast', () => {
    expect(faults(withTheme({ colours: { light: { muted: '#7a8b99' } } }))).toEqual([
      `${file} x-panel.theme.colours.light: muted #7a8b99 on ground #f3f6f9 has 3.2:1, needs 7:1 (colours-can-be-read)`,
      `${file} x-panel.theme.colours.light: muted #7a8b99 on surface #ffffff has 3.5:1, needs 7:1 (colours-can-be-read)`,
    ]);
  });

  it('is read with the usual colours that it leaves: another card takes its own writing along', () => {
    expect(faults(withTheme({ colours: { dark: { call: '#0f5c8c' } } })).join()).toContain(
      'onCall #0a1a2a on call #0f5c8c has 2.4:1',
    );
    expect(faults(withTheme({ colours: { dark: { call: '#0f5c8c', onCall: '#ffffff' } } }))).toEqual([]);
  });

  it('has factors within their limits, fonts from the list and no colour for high contrast', () => {
    const refused = (theme: Json) => {
      const sources = withTheme(theme);
      return check(sources, expand(sources)).join();
    };
    expect(refused({ sizes: { whole: 1.4 } })).toContain('x-panel.theme.sizes.whole: 1.4 must be <= 1.1');
    expect(refused({ sizes: { whole: 0.9 } })).toContain('must be >= 1');
    expect(refused({ fonts: 'comic' })).toContain(
      'x-panel.theme.fonts: "comic" is none of its values; did you mean serif, sans, rounded?',
    );
    expect(refused({ colours: { highContrast: { ink: '#dddddd' } } })).toContain('there is no highContrast');
    expect(refused({ colours: { dark: { ink: 'white' } } })).toContain('must match pattern');
    expect(refused({ sizes: { whole: 1.1, space: 0.5 }, fonts: 'serif' })).toBe('');
  });

  it('becomes a look by generate alone', () => {
    const sources = changed('ClinicsLobbyPanel', ({ 'x-panel': panel }) =>
      Object.assign(panel?.layout as object, { looks: { dark: { '--ink': '#333333' } } }),
    );
    expect(checkLooks(sources)).toEqual([`${file} x-panel.layout.looks: is made of x-panel.theme (looks-are-made)`]);
  });
});

describe('the usual colours', () => {
  it('are all there, and each is one that a style knows', () => {
    const sources = changed('Theme', ({ 'x-palettes': palettes = {} }) => {
      const { ink: _, ...dark } = palettes.dark ?? {};
      palettes.dark = { ...dark, inkk: '#ffffff' };
    });
    expect(faults(sources)).toEqual([
      'schemas/values/Theme.json x-palettes.dark: says no ink (colours-can-be-read)',
      'schemas/values/Theme.json x-palettes.dark: says inkk, which is no colour of ThemeColours.json (colours-can-be-read)',
    ]);
  });
});
