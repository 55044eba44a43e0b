import { compile } from 'json-schema-to-typescript';
import type { Model, Shape } from '../model.ts';
import { printTypeScript } from '../print.ts';
import type { Schema } from '../schema.ts';
import { mapRefs, mapSchema, refName } from '../schema-walk.ts';

/** What is typed here: a file of `schemas/device/`, or what several files come to. */
type Typed = Pick<Shape, 'name' | 'schema'>;

/** Types of shapes that never cross HTTP by themselves (json-schema-to-typescript): what devices keep, panel settings. */
export async function emitDevice({ shapes }: Model): Promise<string> {
  const files: Typed[] = [...ofDevices(shapes), panelSettings(shapes)];
  const imported = [...new Set(files.flatMap((file) => importsOf(file, files)))].sort();
  const types: string[] = [];
  for (const file of files) {
    types.push(await compileShape(file));
  }
  const imports = imported.length > 0 ? [`import type { ${imported.join(', ')} } from './shapes.ts';`] : [];
  return printTypeScript(...imports, ...types);
}

/** Names of the shapes this file emits. */
export function deviceShapes({ shapes }: Model): string[] {
  return [...ofDevices(shapes), panelSettings(shapes)].map((file) => file.name);
}

function ofDevices(shapes: Model['shapes']): Shape[] {
  return [...shapes.values()].filter(({ folder }) => folder === 'device');
}

/** Whatever some panel type lets an administrator set; a name means the same in all of them (check). */
function panelSettings(shapes: Model['shapes']): Typed {
  const types = [...shapes.values()].filter(({ schema }) => schema['x-panel']);
  const properties: Record<string, Schema> = {};
  for (const [name, property] of types.flatMap(({ schema }) => Object.entries(schema.properties ?? {}))) {
    properties[name] ??= property;
  }
  const description = 'Settings of a panel, as far as its type has them.';
  return { name: 'PanelSettings', schema: { description, type: 'object', properties, additionalProperties: false } };
}

/** References become names, so that no shape is written out twice. */
async function compileShape(file: Typed): Promise<string> {
  const named = mapRefs(file.schema, (ref) => ({ tsType: refName(ref) }) as Schema);
  const plain = mapSchema(named, (node) => {
    const kept = Object.entries(node).filter(([word]) => !word.startsWith('x-') && word !== '$id');
    return Object.fromEntries(kept);
  });
  return compile(plain as Parameters<typeof compile>[0], file.name, {
    bannerComment: '',
    // Without this an array of at most nine becomes a union of ten tuples.
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
}

function importsOf(file: Typed, typed: Typed[]): string[] {
  const names: string[] = [];
  mapRefs(file.schema, (ref) => {
    names.push(refName(ref));
    return {};
  });
  return names.filter((name) => !typed.some((one) => one.name === name));
}
