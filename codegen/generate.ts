import { check } from './check/check.ts';
import { checkKeywords } from './check/keyword-rules.ts';
import { checkWordKinds } from './check/word-kinds.ts';
import { emit } from './emit/emit.ts';
import { expand } from './expand/expand.ts';
import { load } from './load.ts';
import { untranslated } from './untranslated.ts';

/** What a run came to: the files of `generated/`, or why there are none. */
export type Outcome =
  | { files: Map<string, string>; problems: []; untranslated: Record<string, string[]> }
  | { files: undefined; problems: string[] };

/** Load, expand, check, emit: each phase sees only what the one before it hands on. Writes nothing. */
export async function generate(root: string): Promise<Outcome> {
  const sources = load(root);
  const keywords = checkKeywords(sources);
  const malformed = keywords.length > 0 ? keywords : checkWordKinds(sources);
  if (malformed.length > 0) return { files: undefined, problems: malformed };
  const model = expand(sources);
  const problems = check(sources, model);
  if (problems.length > 0) {
    return { files: undefined, problems };
  }
  const [base, ...others] = (model.shapes.get('Locale')?.schema.enum ?? []).map(String);
  const texts = (locale: string | undefined) => sources.locales[locale ?? ''] ?? {};
  return {
    files: await emit(model),
    problems: [],
    untranslated: Object.fromEntries(others.map((locale) => [locale, untranslated(texts(base), texts(locale))])),
  };
}
