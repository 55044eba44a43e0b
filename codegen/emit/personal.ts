import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

/** Names of the properties by which a record says who a patient is, and of those by which a patient is found, by its kind. */
export function emitPersonal({ shapes }: Model): string {
  const marked = [...shapes.values()]
    .filter(({ schema }) => schema['x-entity'])
    .map(({ name, schema }) => {
      const properties = Object.entries(schema.properties ?? {}).filter(([, property]) => property['x-personal']);
      const found = properties.filter(([, property]) => property['x-personal'] === 'identifier');
      return { name, says: properties.map(([property]) => property), found: found.map(([property]) => property) };
    })
    .filter(({ says }) => says.length > 0);
  return printTypeScript(
    `/** What a record says of a patient, by its kind. */
export const personal = ${literal(Object.fromEntries(marked.map(({ name, says }) => [name, says])))} as const;`,
    `/** By which of it a patient is found. */
export const identifying = ${literal(Object.fromEntries(marked.map(({ name, found }) => [name, found])))} as const;`,
  );
}
