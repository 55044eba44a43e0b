import type { Schemas } from '../model.ts';
import type { FontWords } from '../schema-words.ts';

/** Fonts that are asked for in turn, as a style has them, by the names of FontStack.json; the first is the usual one. */
export function fontStacks(schemas: Schemas): Map<string, string> {
  const { enum: names = [], 'x-fonts': known = {} } = schemas.get('FontStack') ?? {};
  return new Map(names.map(String).flatMap((name) => (known[name] ? [[name, stackOf(known[name])]] : [])));
}

function stackOf({ chinese, thai, last }: FontWords): string {
  return [...[...chinese, ...thai].map((name) => `"${name}"`), ...last].join(', ');
}
