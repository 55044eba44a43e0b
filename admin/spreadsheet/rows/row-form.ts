import { findFaults } from '../../form/find-faults.ts';
import { editForm, type FormDefinition, fieldWords, propertySchema } from '../../form/form-definition.ts';
import { formFor, isShown, withDefaults } from '../../form/show-when.ts';
import type { Fault } from './read-cell.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is wrong with a row's values, by property. */
export interface Finding {
  readonly property: string;
  readonly fault: Fault;
}

/**
 * A form as it judges rows: the same schema and conditions as on the screen. Forms that differ only by what they show
 * are made once, since twenty thousand rows share a few.
 */
export class RowForm {
  readonly #form: FormDefinition;
  /** The schema without what a cell cannot hold. */
  readonly #flat: FormDefinition['schema'];
  readonly #shown = new Map<string, FormDefinition>();
  readonly #conditions: readonly string[];

  constructor(form: FormDefinition, stored: boolean) {
    this.#form = stored ? editForm(form) : form;
    this.#flat = { ...this.#form.schema, properties: flat(this.#form.schema) };
    const words = Object.keys(this.#form.schema.properties ?? {}).map((name) => fieldWords(this.#form.uiSchema[name]));
    const conditions = words.flatMap(({ showWhen, needed, chooseFrom }) => [
      showWhen ?? {},
      Object(needed),
      chooseFrom?.when ?? {},
    ]);
    this.#conditions = [...new Set(conditions.flatMap((one) => Object.keys(one)))];
  }

  /** Whether the form asks for a property at all. */
  has(property: string): boolean {
    return this.#form.schema.properties?.[property] !== undefined;
  }

  /** Whether it asks for it with these values. */
  asksFor(property: string, values: Values): boolean {
    return isShown(this.#form, property, values);
  }

  /** The values with the form's defaults where they say nothing, as the server stores them. */
  filled(values: Values): Values {
    return withDefaults(this.#flat, values);
  }

  /** What is wrong with the values of a record. */
  findings(values: Values): Finding[] {
    const form = this.#shownFor(values);
    const { schema } = form;
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => name in (schema.properties ?? {})));
    return findFaults(form, own).map(({ path, key, params }) => ({ property: path[0] ?? '', fault: { key, params } }));
  }

  #shownFor(values: Values): FormDefinition {
    const key = JSON.stringify(
      this.#conditions.map((name) => values[name] ?? propertySchema(this.#form.schema, name).default),
    );
    const known = this.#shown.get(key);
    if (known) return known;
    const present = Object.fromEntries(this.#conditions.map((name) => [name, values[name]]));
    const made = withoutObjects(formFor(this.#form, withDefaults(this.#flat, present)));
    this.#shown.set(key, made);
    return made;
  }
}

/** Properties that a cell can hold: of objects a row says nothing. */
function flat({ properties = {} }: FormDefinition['schema']): NonNullable<FormDefinition['schema']['properties']> {
  return Object.fromEntries(
    Object.entries(properties).filter(([, one]) => typeof one !== 'object' || one.type !== 'object'),
  );
}

function withoutObjects({ schema, uiSchema }: FormDefinition): FormDefinition {
  const properties = flat(schema);
  return {
    schema: { ...schema, properties, required: schema.required?.filter((name) => name in properties) ?? [] },
    uiSchema,
  };
}
