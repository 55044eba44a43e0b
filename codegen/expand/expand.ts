import { type Method, type Model, methods, type Operation, type Schema, type Sources } from '../model.ts';
import { entityShapes } from './entity.ts';
import { expandFamily } from './family.ts';
import { expandOperation } from './operation.ts';
import { withReads } from './reads.ts';

/** Folders whose shapes cross HTTP; the others never leave a process or are settings inside a panel. */
export const wireFolders = ['entities', 'queue', 'values', 'views'];

/** Files that hold facts or parts of shapes, not shapes of their own. */
const notShapes = ['Envelope', 'Limits', 'Transitions'];

/** Turns the sources into the whole contract: every shape and every operation, written out. */
export function expand(sources: Sources): Model {
  const wire = expandShapes(sources);
  const operations = expandOperations(sources).map((operation) => withReads(operation, wire));
  return { sources, wire, operations };
}

function expandShapes(sources: Sources): Map<string, Schema> {
  const shapes = new Map<string, Schema>();
  for (const file of sources.schemas) {
    const { folder, name, schema } = file;
    if (schema['x-entity']) {
      for (const [shape, expanded] of Object.entries(entityShapes(file, sources))) {
        shapes.set(shape, expanded);
      }
    } else if (wireFolders.includes(folder) && !notShapes.includes(name)) {
      shapes.set(name, schema);
    }
  }
  return new Map([...shapes].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function expandOperations(sources: Sources): Operation[] {
  const families = sources.families.flatMap((family) => {
    const entity = sources.schemas.find((file) => file.name === family.entity);
    if (!entity) {
      throw new Error(`openapi/families.yaml: ${family.family} names ${family.entity}, which is not in schemas/`);
    }
    return expandFamily(family, entity, sources);
  });
  const others = sources.paths.flatMap((file) =>
    Object.entries(file.items).flatMap(([path, item]) =>
      Object.entries(item).map(([method, source]) => {
        if (!methods.includes(method as Method)) {
          throw new Error(`${file.file}: ${path} has ${method}, which is no method`);
        }
        return expandOperation(file, path, method as Method, source, sources);
      }),
    ),
  );
  return [...families, ...others].sort((one, other) =>
    one.path === other.path
      ? methods.indexOf(one.method) - methods.indexOf(other.method)
      : one.path < other.path
        ? -1
        : 1,
  );
}
