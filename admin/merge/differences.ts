import { isEmpty, sameValue, withoutEmpty } from '../data/changes.ts';
import { type FormDefinition, propertySchema } from '../form/form-definition.ts';

type Values = Record<string, unknown>;

/** A field that one of two people changed, or both: each side's value, and whose changed it. */
export interface Difference {
  readonly path: readonly string[];
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly changedBy: 'mine' | 'theirs' | 'both';
}

export type Side = 'mine' | 'theirs';

/** Where two versions of a record that came from the same one differ, field by field in the order of the form. */
export function differences(form: FormDefinition, base: Values, mine: Values, theirs: Values): Difference[] {
  return Object.keys(form.schema.properties ?? {}).flatMap((name): Difference[] => {
    const field = { schema: propertySchema(form.schema, name), uiSchema: form.uiSchema[name] ?? {} };
    if (field.uiSchema['ui:widget'] === 'hidden') return [];
    const [was, own, other] = [base[name], mine[name], theirs[name]];
    if (field.schema.type === 'object') {
      const inner = differences(field, asObject(was), asObject(own), asObject(other));
      return inner.map((difference) => ({ ...difference, path: [name, ...difference.path] }));
    }
    if (alike(own, other)) return [];
    // A password is never sent: it only differs where one was typed.
    if (field.schema.writeOnly && isEmpty(own)) return [];
    const changedBy = alike(own, was) ? 'theirs' : alike(other, was) ? 'mine' : 'both';
    return [{ path: [name], mine: own, theirs: other, changedBy }];
  });
}

/** Their version with what was chosen of mine. */
export function mergedValues(theirs: Values, chosen: readonly Difference[]): Values {
  return chosen.reduce((values, { path, mine }) => placed(values, path, mine), theirs);
}

function placed(values: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  return { ...values, [name]: rest.length === 0 ? value : placed(asObject(values[name]), rest, value) };
}

function alike(one: unknown, other: unknown): boolean {
  return (nothing(one) && nothing(other)) || sameValue(withoutEmpty(one), withoutEmpty(other));
}

function nothing(value: unknown): boolean {
  return isEmpty(value) || (Array.isArray(value) && value.length === 0);
}

function asObject(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}
