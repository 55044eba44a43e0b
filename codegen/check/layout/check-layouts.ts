import type { Model } from '../../model.ts';
import type { Schema } from '../../schema.ts';
import type { Json } from '../../schema-words.ts';
import type { SchemaFile, Sources } from '../../sources.ts';
import { bindingRules } from './binding-rules.ts';
import { bindings } from './bindings.ts';
import { scopeOf } from './view-path.ts';

/**
 * A message for each word, path, condition and setting of a layout that does not exist, with what does; what draws it
 * would show its key or nothing, in the hall.
 */
export function checkLayouts(sources: Sources, { schemas }: Model): string[] {
  const known = { schemas, locales: sources.locales };
  return sources.schemas.flatMap((file) =>
    layoutsOf(file).flatMap(({ layout, settings, word }) =>
      [...bindings(layout, scopeOf(settings, schemas), schemas)].flatMap((binding) =>
        bindingRules[binding.kind](binding, known).map(
          (message) => `${file.file} ${word} ${binding.place}: ${message} (layout-names-exist)`,
        ),
      ),
    ),
  );
}

/** A message for each layout whose boxes lie in each other more often than a screen draws: what lies deeper it leaves out. */
export function checkDepths({ schemas }: Sources): string[] {
  const mostDepth = Number(schemas.find(({ name }) => name === 'Limits')?.schema.properties?.layoutBoxes?.const);
  return schemas.flatMap((file) =>
    layoutsOf(file).flatMap(({ layout, word }) => {
      const depth = depthOf(Object(layout).root);
      return depth > mostDepth
        ? [`${file.file} ${word}: has a block ${depth} boxes deep; a screen draws ${mostDepth} (depth-is-drawn)`]
        : [];
    }),
  );
}

/** In how many boxes its innermost block lies. */
function depthOf(block: Json): number {
  const { children } = Object(block) as { children?: Json };
  return Array.isArray(children) ? 1 + Math.max(0, ...children.map(depthOf)) : 0;
}

/** A message for each block of a panel type that only pages draw. */
export function checkPageBlocks({ schemas }: Sources): string[] {
  const onPages = schemas
    .filter(({ schema }) => schema['x-pages-only'])
    .map(({ schema }) => schema.properties?.type?.const);
  return schemas.flatMap(({ file, schema }) =>
    blocksIn(Object(schema['x-panel']?.layout).root)
      .filter(({ type }) => type !== undefined && onPages.includes(type))
      .map(({ type }) => `${file} x-panel.layout: ${type} is drawn on pages alone, not on panels (panels-draw-it)`),
  );
}

/** A message for each block whose place has two extents, of which a screen takes one alone. */
export function checkExtents({ schemas }: Sources): string[] {
  return schemas.flatMap((file) =>
    layoutsOf(file).flatMap(({ layout, word }) =>
      blocksIn(Object(layout).root)
        .filter(({ place }) => place.size !== undefined && place.vmin !== undefined)
        .map(
          ({ type, at }) =>
            `${file.file} ${word} ${type} at ${at}: place: has size and vmin; it takes one of them (extent-is-one)`,
        ),
    ),
  );
}

interface FoundBlock {
  readonly type: Json | undefined;
  readonly place: { readonly size?: Json; readonly vmin?: Json };
  /** The path to it. */
  readonly at: string;
}

/** A block and all that lie in it. */
function blocksIn(block: Json | undefined, at = 'root'): FoundBlock[] {
  const { type, place, children } = Object(block) as { type?: Json; place?: Json; children?: Json };
  const inside = Array.isArray(children) ? children : [];
  return [
    { type, place: Object(place), at },
    ...inside.flatMap((child, index) => blocksIn(child, `${at}.children.${index}`)),
  ];
}

/** A message for each panel type that says one orientation of itself and another of its layout. */
export function checkOrientations({ schemas }: Sources): string[] {
  return schemas.flatMap(({ file, schema }) => {
    const panel = schema['x-panel'];
    const { orientation } = (panel?.layout ?? {}) as { orientation?: Json };
    return panel && orientation !== panel.orientation
      ? [`${file} x-panel: is ${panel.orientation}, and its layout ${orientation} (orientations-agree)`]
      : [];
  });
}

function layoutsOf({ schema }: SchemaFile): { layout: Json; settings: Schema; word: string }[] {
  const { 'x-panel': panel, 'x-page': page } = schema;
  return [
    ...(panel ? [{ layout: panel.layout, settings: schema, word: 'x-panel.layout' }] : []),
    ...(page ? [{ layout: page.layout, settings: asSchema(page.settings), word: 'x-page.layout' }] : []),
  ];
}

/** Values as the schema of an object that has them. */
function asSchema(values: Record<string, Json>): Schema {
  const properties = Object.entries(values).map(([name, value]): [string, Schema] => [name, { type: typeof value }]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}
