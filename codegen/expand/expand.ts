import { withActionNames } from '../counter-actions.ts';
import type { Model, Operation, Schemas, Shape, WrittenOperation } from '../model.ts';
import type { Schema } from '../schema.ts';
import type { Sources } from '../sources.ts';
import { type Method, methods } from '../verbs.ts';
import { entityShapes } from './entity.ts';
import { expandFamily, familyOf } from './family.ts';
import { withIncoming } from './incoming.ts';
import { expandOperation } from './operation.ts';
import { withReads } from './reads.ts';
import { refusalComponents } from './responses.ts';
import { shapeOf } from './shape.ts';
import { textKeys } from './texts.ts';

/** Folders whose shapes cross HTTP; the others never leave a process or are settings inside a panel. */
const wireFolders = ['entities', 'queue', 'values', 'views'];

/** Files that hold facts or parts of shapes, not shapes of their own. */
const notShapes = ['Envelope', 'Limits', 'Transitions'];

/**
 * Turns the sources into the whole contract: every shape and every operation, written out. What does not hold together
 * is left out or left empty, and nothing is refused: that is for check, which sees both.
 */
export function expand(sources: Sources): Model {
  const written: Schemas = new Map(sources.schemas.map(({ name, schema }) => [name, withActionNames(schema)]));
  const wire = expandShapes(sources, written);
  const schemas: Schemas = new Map([...wire, ...written]);
  const shapes = new Map(sources.schemas.map((file) => [file.name, shapeOf(file, schemas)]));
  return {
    document: sources.document,
    schemas,
    shapes,
    families: sources.families.flatMap((family) => familyOf(family, shapes) ?? []),
    wire,
    operations: expandOperations(sources, shapes, schemas).map(
      (operation): Operation => withIncoming(withReads(operation, wire), wire, schemas),
    ),
    refusals: refusalComponents(),
    texts: textKeys(sources),
    words: sources.locales,
  };
}

function expandShapes(sources: Sources, written: Schemas): Map<string, Schema> {
  const shapes = new Map<string, Schema>();
  for (const file of sources.schemas) {
    const { folder, name, schema } = file;
    if (schema['x-entity']) {
      for (const [shape, expanded] of Object.entries(entityShapes(file, written))) {
        shapes.set(shape, expanded);
      }
    } else if (wireFolders.includes(folder) && !notShapes.includes(name)) {
      shapes.set(name, withActionNames(schema));
    }
  }
  return new Map([...shapes].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function expandOperations(sources: Sources, shapes: ReadonlyMap<string, Shape>, schemas: Schemas): WrittenOperation[] {
  const families = sources.families.flatMap((family) => {
    const entity = shapes.get(family.entity);
    return entity ? expandFamily(family, entity, schemas) : [];
  });
  const others = sources.paths.flatMap((file) =>
    Object.entries(file.items).flatMap(([path, item]) =>
      Object.entries(item).map(([method, source]) => expandOperation(file, path, method as Method, source, shapes)),
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
