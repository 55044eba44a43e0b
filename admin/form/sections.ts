import type { UiSchema } from '@rjsf/utils';
import { fieldWords } from './form-definition.ts';

/** The fields of a group: those asked for first, and the sections in which the others stand, in the order of the fields. */
export function sectionsOf<Field extends { name: string }>(
  fields: Field[],
  uiSchema: UiSchema,
): { first: Field[]; sections: { name: string; fields: Field[] }[] } {
  const first: Field[] = [];
  const sections = new Map<string, Field[]>();
  for (const field of fields) {
    const { section } = fieldWords(uiSchema[field.name]);
    if (!section) first.push(field);
    else sections.set(section, [...(sections.get(section) ?? []), field]);
  }
  return { first, sections: [...sections].map(([name, members]) => ({ name, fields: members })) };
}

/** Whether something is said against one of these fields, or against what stands in them. */
export function isWrong(fields: { name: string }[], errors: object | undefined): boolean {
  return fields.some(({ name }) => holdsError((errors as Record<string, unknown> | undefined)?.[name]));
}

function holdsError(errors: unknown): boolean {
  if (Array.isArray(errors)) return errors.some((error) => typeof error === 'string' || holdsError(error));
  return typeof errors === 'object' && errors !== null && Object.values(errors).some(holdsError);
}
