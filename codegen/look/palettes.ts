import type { Schemas } from '../model.ts';
import type { PanelWords } from '../schema-words.ts';

/** Colours by their names in ThemeColours.json. */
export type Palette = Record<string, string>;

/** What a panel type says of its look (TypeTheme.json). */
export interface TypeTheme {
  colours?: Record<string, Palette>;
  sizes?: { whole?: number; space?: number };
  fonts?: string;
}

/** The usual colours by theme. */
export function palettes(schemas: Schemas): [theme: string, Palette][] {
  return Object.entries(schemas.get('Theme')?.['x-palettes'] ?? {});
}

/** What a panel type's file says of its look. */
export function themeOf(panel: PanelWords): TypeTheme | undefined {
  return panel.theme as unknown as TypeTheme | undefined;
}

/** The name of a colour as a custom property of a style: "onCall" is "--on-call". */
export function customProperty(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
