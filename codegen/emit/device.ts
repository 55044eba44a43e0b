import { compile } from 'json-schema-to-typescript';
import type { Model, Shape } from '../model.ts';
import { printTypeScript } from '../print.ts';
import type { Schema } from '../schema.ts';
import { mapRefs, mapSchema, refName } from '../schema-walk.ts';

const deviceFolders = ['device', 'panel-types'];

/** Types of shapes that never cross HTTP by themselves (json-schema-to-typescript): what devices keep, panel settings. */
export async function emitDevice({ shapes }: Model): Promise<string> {
  const files = [...shapes.values()].filter((file) => deviceFolders.includes(file.folder));
  const imported = [...new Set(files.flatMap((file) => importsOf(file, shapes)))].sort();
  const types: string[] = [];
  for (const file of files) {
    types.push(await compileShape(file));
  }
  const imports = imported.length > 0 ? [`import type { ${imported.join(', ')} } from './shapes.ts';`] : [];
  return printTypeScript(...imports, ...types);
}

/** Names of the shapes this file emits. */
export function deviceShapes({ shapes }: Model): string[] {
  return [...shapes.values()].filter((file) => deviceFolders.includes(file.folder)).map((file) => file.name);
}

/** References become names, so that no shape is written out twice. */
async function compileShape(file: Shape): Promise<string> {
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

function importsOf(file: Shape, shapes: Model['shapes']): string[] {
  const names: string[] = [];
  mapRefs(file.schema, (ref) => {
    names.push(refName(ref));
    return {};
  });
  return names.filter((name) => !deviceFolders.includes(shapes.get(name)?.folder ?? ''));
}
