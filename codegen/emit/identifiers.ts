import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';
import { walk } from '../schema-walk.ts';

/** Names of the properties by which a patient is found, wherever they stand. */
export function emitIdentifiers({ shapes }: Model): string {
  const names = [...shapes.values()]
    .flatMap((file) => [...walk(file)])
    .flatMap(({ schema }) => Object.entries(schema.properties ?? {}))
    .filter(([, property]) => property['x-personal'] === 'identifier')
    .map(([name]) => name);
  return printTypeScript(
    `/** Properties by which a patient is found. */\nexport const identifiers = ${literal([...new Set(names)].sort())} as const;`,
  );
}
