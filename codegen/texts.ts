/** The texts of one language, in the groups of its file. */
export type Texts = { [key: string]: string | Texts };

/** Keys under which `locales/` holds the text of a thing. One place, so that check, forms and lists agree. */
export const textKey = {
  entity: (schema: string) => `entities.${schema}`,
  purpose: (schema: string) => `purposes.${schema}`,
  field: (schema: string, property: string) => `fields.${schema}.${property}`,
  hint: (schema: string, property: string) => `hints.${schema}.${property}`,
  fault: (schema: string, property: string) => `faults.${schema}.${property}`,
  /** The words of an enumeration; those of the error catalogue stand with all errors. */
  values: (schema: string) => (schema === 'ErrorCode' ? 'errors' : `values.${schema}`),
  value: (table: string, value: string | number) => `${table}.${value}`,
  error: (code: string) => `errors.${code}`,
  panelType: (name: string) => `panelTypes.${name}`,
  panelTypeHint: (name: string) => `panelTypeHints.${name}`,
  section: (name: string) => `sections.${name}`,
  action: (name: string) => `controller.action.${name}`,
  confirm: (action: string, part: string) => `controller.confirm.${action}.${part}`,
  preset: (schema: string, name: string) => `presets.${schema}.${name}`,
};

/** The text at a dotted key; undefined when there is none. */
export function textAt(texts: Texts | undefined, key: string): string | undefined {
  let at: string | Texts | undefined = texts;
  for (const step of key.split('.')) {
    at = typeof at === 'object' ? at[step] : undefined;
  }
  return typeof at === 'string' && at !== '' ? at : undefined;
}

/** Every text of a language by its dotted key. */
export function allTexts(texts: Texts, above = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [step, value] of Object.entries(texts)) {
    if (typeof value === 'string') found.set(above + step, value);
    else for (const [key, text] of allTexts(value, `${above}${step}.`)) found.set(key, text);
  }
  return found;
}
