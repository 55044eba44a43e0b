import { type FormDefinition, fieldWords } from '../form/form-definition.ts';

/** The form without its files, for a call that takes none. */
export function withoutUploads({ schema, uiSchema }: FormDefinition): FormDefinition {
  const kept = Object.entries(schema.properties ?? {}).filter(([name]) => !fieldWords(uiSchema[name]).upload);
  return { schema: { ...schema, properties: Object.fromEntries(kept) }, uiSchema };
}
