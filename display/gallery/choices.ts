import { type SampleName, sampleNames } from '#client/samples/sample-states.ts';
import { sampleVariants } from '#client/samples/sample-variants.ts';
import { panelTypes } from '#generated/panel-types.ts';
import { Locale, Theme } from '#generated/values.ts';

/** What a person chose to see; each is a word in the address. */
export interface Choices {
  /** Every type in one state, one type in every state or in every theme, every block, or one screen as large as the window. */
  show: (typeof shows)[number];
  type: string;
  state: SampleName;
  size: (typeof sizes)[number];
  /** Of the screens. */
  language: Locale;
  theme: Theme;
  /** Of this page. */
  lang: Locale;
}

export const shows = ['types', 'states', 'themes', 'blocks', 'one'] as const;
/** An old box, a television lying and upright, a large one, and a telephone. */
export const sizes = ['1920x1080', '1080x1920', '1366x768', '3840x2160', '390x844'] as const;

/** The values that each choice may have; the first is taken unless the address names another. */
export const choosable: { [Name in keyof Choices]: readonly Choices[Name][] } = {
  show: shows,
  type: [...panelTypes, ...sampleVariants].map(({ name }) => name),
  state: sampleNames,
  size: sizes,
  language: Locale,
  theme: Theme,
  lang: Locale,
};

/** Reads the choices of an address such as `?show=states&type=clinicsLobbyPanel`; unknown words are as if absent. */
export function choicesOf(search: string, languages: readonly string[] = navigator.languages): Choices {
  const given = new URLSearchParams(search);
  const own = languages.map((wanted) => Locale.find((locale) => locale.slice(0, 2) === wanted.slice(0, 2)));
  const lang = own.find(Boolean) ?? Locale[0];
  const chosen = Object.entries(choosable).map(([name, values]) => {
    const [first] = name === 'lang' ? [lang] : values;
    return [name, (values as readonly string[]).find((value) => value === given.get(name)) ?? first];
  });
  return Object.fromEntries(chosen);
}

/** The address of choices, without the path. */
export function searchOf(choices: Choices): string {
  return `?${new URLSearchParams(Object.entries(choices))}`;
}
