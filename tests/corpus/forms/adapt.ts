/** Brings a schema that somebody else wrote into the words of `schemas/`: files with names, limits, no titles. */
import type { Schema } from '#codegen/schema.ts';
import { schemaFile } from '#tests/codegen/fixture.ts';

/** What the schemas of others never have and ours must, and how much of it was put in. */
export interface Adapted {
  files: ReturnType<typeof schemaFile>[];
  named: number;
  limited: number;
  typed: number;
}

/** A schema as anybody may write it. */
export type Foreign = Record<string, unknown>;

/** Room enough for every example; ours say what a field really holds. */
const longText = 5000;
const longList = 1000;

/** Words that say nothing about values, and what is moved elsewhere. */
const dropped = new Set(['title', '$schema', '$id', 'id', '$comment', 'definitions', '$defs', 'description']);

/**
 * The files of one example, the first an entity called Example. What has no counterpart in our subset stays as it is:
 * the rules of codegen refuse it, and say why.
 */
export function adapt(schema: Foreign): Adapted {
  const adapted: Adapted = { files: [], named: 0, limited: 0, typed: 0 };
  const definitions = { ...(schema.definitions as object), ...(schema.$defs as object) } as Record<string, Foreign>;
  const names = new Map(Object.keys(definitions).map((name) => [name, `Shared${pascal(name)}`]));

  const nameIt = (folder: string, name: string, whole: Schema): Schema => {
    adapted.files.push(schemaFile(`${folder}/${name}`, whole));
    return { $ref: `${name}.json` };
  };

  const inWords = (node: unknown, place: string, standsAlone: boolean): Schema => {
    if (typeof node !== 'object' || node === null) return node as Schema;
    const own = Object.fromEntries(Object.entries(node).filter(([word]) => !dropped.has(word))) as Schema;
    if (typeof own.$ref === 'string') {
      const name = names.get(own.$ref.replace(/^#\/(definitions|\$defs)\//, ''));
      return { ...own, $ref: name ? `${name}.json` : own.$ref };
    }
    const typed = withType(own);
    if (typed.type !== own.type) adapted.typed++;
    const whole = withInner(withLimits(typed), place);
    const needsName = whole.enum !== undefined || whole.type === 'object';
    if (standsAlone || !needsName) return whole;
    adapted.named++;
    return nameIt('values', `Part${pascal(place)}`, whole);
  };

  const withLimits = (node: Schema): Schema => {
    const text = [node.type].flat().includes('string') && !node.enum && node.const === undefined && !node.maxLength;
    const list = node.type === 'array' && !node.maxItems;
    if (text || list) adapted.limited++;
    return { ...node, ...(text && { maxLength: longText }), ...(list && { maxItems: longList }) };
  };

  const withInner = (node: Schema, place: string): Schema => {
    const copy: Record<string, unknown> = { ...node };
    if (node.properties) {
      copy.properties = Object.fromEntries(
        Object.entries(node.properties).map(([name, child]) => [name, inWords(child, `${place} ${name}`, false)]),
      );
      copy.required ??= [];
    }
    if (node.items && !Array.isArray(node.items)) copy.items = inWords(node.items, `${place} entry`, false);
    for (const word of ['oneOf', 'anyOf', 'allOf'] as const) {
      copy[word] &&= (copy[word] as unknown[]).map((one, index) => inWords(one, `${place} ${word} ${index}`, true));
    }
    for (const word of ['if', 'then', 'else', 'not'] as const) copy[word] &&= inWords(copy[word], place, true);
    return copy as Schema;
  };

  const root = inWords(schema, 'Example', true);
  for (const [name, shared] of Object.entries(definitions)) {
    nameIt('values', names.get(name) ?? name, inWords(shared, `Shared ${name}`, true));
  }
  adapted.files.unshift(schemaFile('entities/Example', { ...root, 'x-entity': { name: 'example' } }));
  return adapted;
}

/** Many leave the type to be guessed from what stands beside it. */
function withType(node: Schema): Schema {
  const choices = (node.oneOf ?? []).map(({ const: value }) => value);
  if (choices.length > 0 && choices.every((value) => typeof value === 'string')) {
    // A oneOf of constants is how others give the values of an enumeration their titles.
    const { oneOf: _, ...rest } = node;
    return { ...rest, type: 'string', enum: choices as string[] };
  }
  if (node.type !== undefined || node.$ref) return node;
  const values = node.enum ?? (node.const === undefined ? [] : [node.const]);
  if (node.properties) return { ...node, type: 'object' };
  if (values.length > 0 && values.every((value) => typeof value === 'string')) return { ...node, type: 'string' };
  return node;
}

function pascal(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
