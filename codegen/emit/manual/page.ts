import type { Model, Shape } from '../../model.ts';
import { type Texts, textAt, textKey } from '../../texts.ts';

/** What a page of the manual is written with: the model, and the texts of its language. */
export interface Writer {
  readonly model: Model;
  /** The text at a key; a manual without one would have a hole, so it throws. */
  say(key: string): string;
  /** The same where there may be none. */
  find(key: string): string | undefined;
}

/** A writer in one language. */
export function writerIn(model: Model, texts: Texts): Writer {
  const find = (key: string) => textAt(texts, key)?.replaceAll(/\{\{\w+\}\}/g, '…');
  const say = (key: string) => {
    const text = find(key);
    if (text === undefined) throw new Error(`locales/ has no text at ${key} for the manual`);
    return text;
  };
  return { model, say, find };
}

/** A table of Markdown; none without rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [[line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')];
}

/** What a form asks for: fields of which something is said in a table, the others by their names. */
export function fieldsOf(shape: Shape | undefined, { say, find }: Writer): string[] {
  const fields = (shape?.fields ?? []).filter(({ inForm }) => inForm);
  if (!shape || fields.length === 0) return [];
  const told = fields.map(({ name }) => ({
    label: say(textKey.field(shape.name, name)),
    hint: find(textKey.hint(shape.name, name)),
  }));
  const rows = told.flatMap(({ label, hint }) => (hint ? [[label, hint]] : []));
  const others = told.filter(({ hint }) => !hint).map(({ label }) => label);
  return [
    ...table([say('manual.fields'), say('manual.meaning')], rows),
    ...(others.length > 0
      ? [`${say(rows.length > 0 ? 'manual.others' : 'manual.allFields')}${others.join(say('manual.between'))}`]
      : []),
  ];
}

/** A picture that `npm run manual` takes, in the manual's language. */
export function picture(alt: string, name: string): string {
  return `![${alt}](pictures/${name}.webp)`;
}
