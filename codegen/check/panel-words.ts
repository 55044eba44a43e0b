import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Sources } from '../sources.ts';

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
function breaches(
  sources: Sources,
  shape: string,
  word: string,
  read: (file: Sources['schemas'][number]) => unknown,
): string[] {
  const files = sources.schemas.filter((file) => read(file));
  if (files.length === 0) {
    return [];
  }
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
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
      : (valid.errors ?? []).map(
          ({ instancePath, message, params }) =>
            `${file.file} ${word}${instancePath}: ${message} ${JSON.stringify(params)} (panel-words-are-valid)`,
        ),
  );
}

/** With the tag named, only the branch that was meant reports its errors. */
function withTag(schema: Sources['schemas'][number]['schema']) {
  const { $id: _, ...rest } = schema;
  return schema.oneOf ? { type: 'object', ...rest, discriminator: { propertyName: 'type' }, required: ['type'] } : rest;
}
