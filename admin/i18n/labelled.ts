type Translate = (key: string) => string;

/** Two things told together, the colon between them as the language writes it: "Delete: Room 101", "刪除：101 診". */
export function labelled(translate: Translate, what: string, name: string | number): string {
  return `${what}${translate('punctuation.colon')}${name}`;
}
