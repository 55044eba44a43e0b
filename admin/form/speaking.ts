import { type FormDefinition, propertySchema } from './form-definition.ts';

/** The form of a new record, which speaks this language unless another is chosen, where the form asks for one. */
export function speaking(form: FormDefinition, language: string | undefined): FormDefinition {
  const property = propertySchema(form.schema, 'language');
  if (!language || !property.enum?.includes(language)) return form;
  const properties = { ...form.schema.properties, language: { ...property, default: language } };
  return { ...form, schema: { ...form.schema, properties } };
}
