import { generateTemplates } from '@rjsf/mui';
import type { RJSFSchema, TemplatesType } from '@rjsf/utils';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ObjectTemplate } from './ObjectTemplate.tsx';
import { RowsTemplate } from './RowsTemplate.tsx';
import { RowTemplate } from './RowTemplate.tsx';

/** RJSF's MUI templates, with our own for how a field, a group of fields and a list of such groups are laid out. */
export const templates: Partial<TemplatesType<Record<string, unknown>, RJSFSchema>> = {
  ...generateTemplates<Record<string, unknown>, RJSFSchema>(),
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: RowsTemplate,
  ArrayFieldItemTemplate: RowTemplate,
};
