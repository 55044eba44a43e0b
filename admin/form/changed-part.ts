type Part = Record<string, unknown> | unknown[];

/**
 * Where in a form's values a field is.
 * @param id of the field as RJSF makes it: `root_settings_screenInches`, `root_parts_0_text`; names may hold underscores
 * @param values that hold the field
 * @returns the names and places that lead to it; none for the form as a whole
 */
export function pathOf(id: string, values: unknown): string[] {
  const path: string[] = [];
  let rest = id.replace(/^root_?/, '');
  let here = values;
  while (rest !== '') {
    const name = nameIn(here, rest);
    path.push(name);
    rest = rest.slice(name.length + 1);
    here = partOf(here, [name]);
  }
  return path;
}

/** The longest name of a part that what is left of an id begins with; one that is not there is up to its end. */
function nameIn(here: unknown, rest: string): string {
  if (typeof here !== 'object' || here === null) return rest;
  const names = Object.keys(here).filter((name) => `${rest}_`.startsWith(`${name}_`));
  return names.sort((one, other) => other.length - one.length)[0] ?? rest;
}

/** What is at a place of values; undefined where nothing is. */
export function partOf(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((here, name) => (here as Record<string, unknown> | undefined | null)?.[name], values);
}

/** Values with one part changed and all else as it was; a part that is undefined is left out. */
export function withPart(values: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  const copy: Part = Array.isArray(values) ? [...values] : { ...(values as object) };
  const at = copy as Record<string, unknown>;
  const changed = withPart(at[name], rest, part);
  if (changed === undefined && !Array.isArray(copy)) delete at[name];
  else at[name] = changed;
  return copy;
}
