import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Sources } from '../model.ts';

/** A message for each place where a panel type's `x-panel` (its facts and its layout) breaks PanelType.json. */
export function checkPanelWords(sources: Sources): string[] {
  const panelTypes = sources.schemas.filter((file) => file.schema['x-panel']);
  if (panelTypes.length === 0) {
    return [];
  }
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
  for (const { name, schema } of sources.schemas) {
    ajv.addSchema(withTag(schema), `${name}.json`);
  }
  const valid = ajv.getSchema('PanelType.json');
  if (!valid) {
    return ['schemas/: PanelType.json, which describes x-panel, is missing (panel-words-are-valid)'];
  }
  return panelTypes.flatMap((file) =>
    valid(file.schema['x-panel'])
      ? []
      : (valid.errors ?? []).map(
          ({ instancePath, message, params }) =>
            `${file.file} x-panel${instancePath}: ${message} ${JSON.stringify(params)} (panel-words-are-valid)`,
        ),
  );
}

/** With the tag named, only the branch that was meant reports its errors. */
function withTag(schema: Sources['schemas'][number]['schema']) {
  const { $id: _, ...rest } = schema;
  return schema.oneOf ? { type: 'object', ...rest, discriminator: { propertyName: 'type' }, required: ['type'] } : rest;
}
