/** A piece of a page that is HTML already. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | string | number | undefined | false | readonly Value[];

/** Fills values into HTML: text is escaped, pieces and lists of pieces stand as they are, nothing stands for nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((whole, part, index) => whole + part + markupOf(values[index]), ''));
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(markupOf).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
