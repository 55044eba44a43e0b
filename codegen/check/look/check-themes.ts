import { contrast } from '../../look/contrast.ts';
import { type Palette, palettes, themeOf } from '../../look/palettes.ts';
import type { Model, Schemas } from '../../model.ts';
import type { Sources } from '../../sources.ts';

/** What is read across a hall. */
const least = 7;

/** What may be written on each ground. */
const writtenOn: Record<string, string[]> = {
  ground: ['ink', 'muted', 'called', 'primary', 'good', 'attention'],
  surface: ['ink', 'muted', 'called', 'primary', 'good', 'attention'],
  raised: ['ink', 'mutedRaised', 'called', 'primary', 'good', 'attention'],
  call: ['onCall'],
};

/** A message for each colour that cannot be read on a ground where it may stand: of a panel type, or the usual ones. */
export function checkThemes({ schemas: files }: Sources, { schemas }: Model): string[] {
  const ofTypes = files.flatMap(({ file, schema }) => {
    const { colours = {} } = (schema['x-panel'] && themeOf(schema['x-panel'])) ?? {};
    return palettes(schemas).flatMap(([theme, usual]) =>
      colours[theme]
        ? weak({ ...usual, ...colours[theme] }).map((message) => `${file} x-panel.theme.colours.${theme}: ${message}`)
        : [],
    );
  });
  const usual = palettes(schemas).flatMap(([theme, palette]) =>
    [...lacking(palette, schemas), ...weak(palette)].map(
      (message) => `schemas/values/Theme.json x-palettes.${theme}: ${message}`,
    ),
  );
  return [...usual, ...ofTypes].map((message) => `${message} (colours-can-be-read)`);
}

/** A message for each panel type that writes down what generate makes of its theme. */
export function checkLooks({ schemas }: Sources): string[] {
  return schemas.flatMap(({ file, schema }) => {
    const { looks } = (schema['x-panel']?.layout ?? {}) as { looks?: unknown };
    return looks ? [`${file} x-panel.layout.looks: is made of x-panel.theme (looks-are-made)`] : [];
  });
}

function weak(palette: Palette): string[] {
  return Object.entries(writtenOn).flatMap(([ground, inks]) =>
    inks.flatMap((ink) => {
      const [one, other] = [palette[ink], palette[ground]];
      if (!one || !other) return [];
      const ratio = contrast(one, other);
      // Rounded down: 6.96 is not "7.0, needs 7".
      const told = Math.floor(ratio * 10) / 10;
      return ratio < least ? [`${ink} ${one} on ${ground} ${other} has ${told}:1, needs ${least}:1`] : [];
    }),
  );
}

function lacking(palette: Palette, schemas: Schemas): string[] {
  const named = Object.keys(schemas.get('ThemeColours')?.properties ?? {});
  const strange = Object.keys(palette).filter((name) => !named.includes(name));
  return [
    ...named.filter((name) => !palette[name]).map((name) => `says no ${name}`),
    ...strange.map((name) => `says ${name}, which is no colour of ThemeColours.json`),
  ];
}
