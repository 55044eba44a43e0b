import type { FieldChange } from '#generated/shapes.ts';
import { isRecord } from '../ground/merge-patch.ts';
import { contract } from '../shapes/contract.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly writeOnly?: boolean;
  readonly default?: unknown;
}
type Values = Readonly<Record<string, unknown>>;

const schemas = (contract as unknown as { components: { schemas: Record<string, Schema> } }).components.schemas;
/** A value longer than this is cut: the log tells that it changed, not the whole story. */
const longest = 500;
const mostChanges = 200;

/**
 * Which fields of a record differ, in the order of its schema. Objects are told field by field, lists as a whole
 * (their order matters); what is not set counts as its default; what can only be written is named and never shown.
 * @param before undefined where the record was made: then all that it was made with is told, what equals a default too
 */
export function fieldDiff(entity: string, before: Values | undefined, after: Values): FieldChange[] {
  return diff(resolve({ $ref: `#/${entity}` }), before, after, '').slice(0, mostChanges);
}

/** A secret that was replaced: that it was, and nothing else. */
export function secretChange(field: string): FieldChange {
  return { field, secret: true };
}

function diff(schema: Schema, before: Values | undefined, after: Values, path: string): FieldChange[] {
  const properties = schema.properties ?? {};
  const names = new Set([...Object.keys(properties), ...Object.keys(before ?? {}), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const property = resolve(properties[name] ?? {});
    const [old, present] = before
      ? [before[name] ?? property.default, after[name] ?? property.default]
      : [undefined, after[name]];
    const field = `${path}${name}`;
    if (isRecord(old) || isRecord(present)) {
      return diff(property, before && asObject(old), asObject(present), `${field}.`);
    }
    const [was, is] = [told(old), told(present)];
    if (was === is) return [];
    if (property.writeOnly) return [secretChange(field)];
    return [
      {
        field: field.slice(0, 200),
        ...(was !== undefined && { before: cut(was) }),
        ...(is !== undefined && { after: cut(is) }),
      },
    ];
  });
}

function resolve(schema: Schema): Schema {
  const target = schema.$ref ? schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] : undefined;
  return { ...target, ...schema };
}

function told(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : JSON.stringify(value);
}

/** A value of the log, shortened if it is long, by whole characters: half a character is no text. */
export function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function asObject(value: unknown): Values {
  return isRecord(value) ? value : {};
}
