/** Errors by field, nested as the form's data is. */
export interface FieldErrors {
  [field: string]: string | FieldErrors;
}

/** Puts `settings.title: text` into place as `{ settings: { title: text } }`; the first message of a field stays. */
export function fieldErrors(entries: { field: string; text: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, text } of entries) {
    const path = field.split('.');
    let at = errors;
    for (const step of path.slice(0, -1)) {
      const next = at[step];
      const inner: FieldErrors = typeof next === 'object' ? next : {};
      at[step] = inner;
      at = inner;
    }
    at[path.at(-1) as string] ??= text;
  }
  return errors;
}
