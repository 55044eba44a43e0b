import type { RJSFSchema } from '@rjsf/utils';
import type { Translate } from '../data/refusal.ts';
import { type FormDefinition, fieldWords, propertySchema } from '../form/form-definition.ts';
import { isShown } from '../form/show-when.ts';

type Values = Record<string, unknown>;

/** One rule that other values would change, in the user's words. */
export interface PolicyDifference {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What other rules would change, field by field; what neither asks for is left aside. */
export function policyDifferences(
  form: FormDefinition,
  before: Values,
  after: Values,
  translate: Translate,
): PolicyDifference[] {
  const text = (name: string, values: Values) => {
    if (!isShown(form, name, values)) return '–';
    const schema = propertySchema(form.schema, name);
    return valueText(schema, values[name] ?? schema.default, fieldWords(form.uiSchema[name]).enumKey, translate);
  };
  return Object.keys(form.schema.properties ?? {})
    .map((name) => ({
      name,
      label: translate(fieldWords(form.uiSchema[name]).labelKey ?? name),
      before: text(name, before),
      after: text(name, after),
    }))
    .filter((rule) => rule.before !== rule.after);
}

function valueText(schema: RJSFSchema, value: unknown, enumKey: string | undefined, translate: Translate): string {
  if (value === undefined || value === null) return '–';
  if (schema.type === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  return enumKey ? translate(`${enumKey}.${value}`) : String(value);
}
