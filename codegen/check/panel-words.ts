import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { refName } from '../schema-walk.ts';
import type { SchemaFile, Sources } from '../sources.ts';
import { breachText } from './breach-text.ts';

/**
 * A message for each place where a panel type's `x-panel` (its facts and its layout) breaks PanelType.json, and where the
 * layout of a page (`x-page`) breaks Layout.json.
 */
export function checkPanelWords(sources: Sources): string[] {
  return [
    ...breaches(sources, 'PanelType', 'x-panel', ({ schema }) => schema['x-panel']),
    ...breaches(sources, 'Layout', 'x-page.layout', ({ schema }) => schema['x-page']?.layout),
  ];
}

/** Where what `read` finds in a file breaks the schema of a name. */
function breaches(sources: Sources, shape: string, word: string, read: (file: SchemaFile) => unknown): string[] {
  const files = sources.schemas.filter((file) => read(file));
  if (files.length === 0) {
    return [];
  }
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, discriminator: true });
  for (const { name, schema } of sources.schemas) {
    ajv.addSchema(withTag(schema), `${name}.json`);
  }
  const valid = ajv.getSchema(`${shape}.json`);
  if (!valid) {
    return [`schemas/: ${shape}.json, which describes ${word}, is missing (panel-words-are-valid)`];
  }
  return files.flatMap((file) =>
    valid(read(file))
      ? []
      : (valid.errors ?? []).filter(isNoEcho).map((breach) => {
          const inLayout = word.endsWith('.layout') || breach.instancePath.startsWith('/layout');
          const rule = inLayout ? 'layout-words-are-valid' : 'panel-words-are-valid';
          const place = placeOf(breach.instancePath, read(file));
          return `${file.file} ${word}${place}: ${breachText(breach, tagsOf(breach, sources))} (${rule})`;
        }),
  );
}

/** That a block has no type is said once. */
function isNoEcho({ keyword, params }: ErrorObject): boolean {
  return keyword !== 'discriminator' || params.error !== 'tag';
}

/** As messages about layouts name a place: the block by its type and where it is, then the property in it. */
function placeOf(pointer: string, whole: unknown): string {
  const steps = pointer.split('/').slice(1);
  const around = steps[0] === 'layout' ? 1 : 0;
  let at = whole;
  let end = 0;
  let type: unknown;
  for (const [index, step] of steps.entries()) {
    at = Object(at)[step];
    if (typeof Object(at).type === 'string') [end, type] = [index + 1, Object(at).type];
  }
  const outside = steps.slice(0, end === 0 ? steps.length : around).map((step) => `.${step}`);
  const block = end === 0 ? '' : ` ${type} at ${steps.slice(around, end).join('.')}`;
  return `${outside.join('')}${block}${steps
    .slice(end === 0 ? steps.length : end)
    .map((step, index) => (index === 0 ? `: ${step}` : `.${step}`))
    .join('')}`;
}

/** The types of blocks, where one was meant that does not exist. */
function tagsOf({ keyword, parentSchema }: ErrorObject, { schemas }: Sources): string[] | undefined {
  if (keyword !== 'discriminator') return undefined;
  const branches: { $ref?: string }[] = parentSchema?.oneOf ?? [];
  return branches.flatMap(({ $ref = '' }) => {
    const file = schemas.find(({ name }) => name === refName($ref));
    return String(file?.schema.properties?.type?.const ?? []);
  });
}

/** With the tag named, only the branch that was meant reports its errors. */
function withTag(schema: Sources['schemas'][number]['schema']) {
  const { $id: _, ...rest } = schema;
  return schema.oneOf ? { type: 'object', ...rest, discriminator: { propertyName: 'type' }, required: ['type'] } : rest;
}
