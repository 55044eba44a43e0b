import type { HttpError } from 'react-admin';
import type { FormDefinition } from './form-definition.ts';

/**
 * Whether a refusal has to be told apart from the form: it names no field, or one that the form does not show. A refused
 * token is told by the sign-in that follows.
 */
export function concernsOtherFields({ status, body }: HttpError, { schema, uiSchema }: FormDefinition): boolean {
  if (status === 401) return false;
  const errors = body?.errors as object | undefined;
  return (
    !errors ||
    Object.keys(errors).some((name) => !schema.properties?.[name] || uiSchema[name]?.['ui:widget'] === 'hidden')
  );
}
