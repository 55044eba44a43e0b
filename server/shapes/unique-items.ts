import type { FuncKeywordDefinition } from 'ajv';

/**
 * `uniqueItems` that looks at each item once. The library's own compares each with every other, where it cannot tell
 * from the schema that they are plain: a hundred thousand of them took it minutes.
 */
export const uniqueItems: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  errors: false,
  compile: (wanted: boolean) => (items: unknown[]) => !wanted || new Set(items.map(nameOf)).size === items.length,
};

/** The same text for what JSON Schema calls equal: members of an object have no order. */
function nameOf(item: unknown): unknown {
  if (typeof item === 'string') return `"${item}`;
  return typeof item === 'object' ? JSON.stringify(item, inOrder) : item;
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
