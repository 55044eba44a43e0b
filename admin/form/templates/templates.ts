import { generateTemplates } from '@rjsf/mui';
import type { RJSFSchema, TemplatesType } from '@rjsf/utils';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ObjectTemplate } from './ObjectTemplate.tsx';

/** RJSF's MUI templates, with our own for how a field and a group of fields are laid out. */
export const templates: Partial<TemplatesType<Record<string, unknown>, RJSFSchema>> = {
  ...generateTemplates<Record<string, unknown>, RJSFSchema>(),
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
};
