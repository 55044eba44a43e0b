import type { Model } from '../../model.ts';
import { resolve } from '../../references.ts';
import type { Schema } from '../../schema.ts';
import { code, table } from './table.ts';
import { aboutText, typeText } from './type-text.ts';

/** A heading and a table for each block, by the name of its type. */
export function blockTables({ schemas }: Model): string[] {
  const blocks = (schemas.get('Block')?.oneOf ?? []).map((branch) => resolve(branch, schemas));
  return blocks
    .map((block) => ({ block, type: String(block.properties?.type?.const) }))
    .sort((one, other) => (one.type < other.type ? -1 : 1))
    .flatMap(({ block, type }) => [
      `### ${type}`,
      block.description ?? '',
      ...propertyTable(block, { schemas }, ['type', 'place']),
    ]);
}

/** What every block may say of its place. */
export function placementTable({ schemas }: Model): string[] {
  const placement = schemas.get('Placement');
  if (!placement) return [];
  return [`Every block has a \`type\` and may have a \`place\`:`, ...propertyTable(placement, { schemas })];
}

/** The properties of a shape; none where there is nothing to say. */
export function propertyTable(
  { properties = {}, required = [] }: Schema,
  { schemas }: Pick<Model, 'schemas'>,
  without: readonly string[] = [],
): string[] {
  const rows = Object.entries(properties)
    .filter(([name]) => !without.includes(name))
    .map(([name, schema]) => [
      code(name) + (required.includes(name) ? ' (needed)' : ''),
      typeText(schema, schemas),
      aboutText(schema),
    ]);
  return rows.length > 0 ? [table(['property', 'value', 'meaning'], rows)] : [];
}
