import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countedKeys, missingForms, stemOf } from '../plural-forms.ts';
import type { Schema } from '../schema.ts';
import type { LanguageWords } from '../schema-words.ts';
import { type Texts, textAt } from '../texts.ts';
import { writeTexts } from './write-texts.ts';

/** What a new language starts from. */
export interface LanguageStart extends LanguageWords {
  /** As browsers name it: "ja", "pt-BR". */
  code: string;
}

const file = 'schemas/values/Locale.json';

/**
 * Asked before anything else is, so that no answer is given in vain.
 * @throws Error if the product under `root` speaks it already
 */
export function refuseKnownLanguage(root: string, code: string): void {
  const { enum: codes = [] }: Schema = JSON.parse(readFileSync(join(root, file), 'utf8'));
  if (codes.includes(code) || existsSync(join(root, `locales/${code}.json`)))
    throw new Error(`${code} is there already`);
}

/**
 * Makes a language known under `root`: its code and facts, and its texts as a copy of the base language's, in every
 * plural form that it counts in, to be translated one by one. Returns the path of its texts. Throws when it is there already.
 */
export function createLanguage(root: string, { code, ...words }: LanguageStart): string {
  refuseKnownLanguage(root, code);
  const texts = `locales/${code}.json`;
  const path = join(root, file);
  const schema: Schema = JSON.parse(readFileSync(path, 'utf8'));
  const codes = (schema.enum ?? []).map(String);
  const changed = {
    ...schema,
    enum: [...codes, code],
    'x-languages': { ...schema['x-languages'], [code]: words },
  };
  const known = codes.map((one): Texts => JSON.parse(readFileSync(join(root, `locales/${one}.json`), 'utf8')));
  const [base = {}] = known;
  writeFileSync(path, `${JSON.stringify(changed, null, 2)}\n`);
  writeFileSync(join(root, texts), `${JSON.stringify(base, null, 2)}\n`);
  for (const locale of [...codes, code]) writeTexts(root, locale, { [`values.Locale.${code}`]: words.name });
  const forms = missingForms(code, base, countedKeys(known));
  const textOf = (key: string) => textAt(base, `${stemOf(key)}_other`) ?? textAt(base, stemOf(key)) ?? '';
  writeTexts(root, code, Object.fromEntries(forms.map((key) => [key, textOf(key)])));
  return texts;
}
