import { files, read } from './sources.ts';

/** Dotted key → text. */
export type Texts = Record<string, string>;

/** The ending of a key that is one plural form of a text. */
export const plural = /_(zero|one|two|few|many|other)$/;

/** The texts of every language in locales/. */
export const locales: Record<string, Texts> = Object.fromEntries(
  files
    .filter((file) => /^locales\/[^/]+\.json$/.test(file))
    .map((file) => [file.slice('locales/'.length, -'.json'.length), flatten(JSON.parse(read(file)))]),
);

export const base = 'zh-TW';
export const baseTexts = locales[base] as Texts;

/** Keys without plural endings: languages differ in how many forms they have. */
export function keysOf(texts: Texts): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(plural, '')))].sort();
}

function flatten(texts: object, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}
