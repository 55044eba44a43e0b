import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ObjectFieldTemplateProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { fieldGrid } from '../field-grid.ts';
import { isWrong, sectionsOf } from '../sections.ts';
import { FormSection } from './FormSection.tsx';

type ObjectProps = ObjectFieldTemplateProps<Record<string, unknown>, RJSFSchema>;

/**
 * A group of fields in two columns: first those without a section, then each section, folded away. Below the top a group
 * has a heading of its own, but not as an entry of a list, and not where its sections say what they are.
 */
export function ObjectTemplate(props: ObjectProps) {
  const { properties, title, fieldPathId, schema, uiSchema = {}, errorSchema } = props;
  const translate = useTranslate();
  const isRoot = fieldPathId.$id === 'root' || typeof fieldPathId.path.at(-1) === 'number';
  const shown = properties.filter(({ hidden }) => !hidden);
  if (shown.length === 0) return null;
  const { first, sections } = sectionsOf(shown, uiSchema as UiSchema);
  return (
    <Box component={isRoot ? 'div' : 'section'} aria-label={isRoot ? undefined : title}>
      {!isRoot && title && sections.length === 0 && (
        <Typography variant="h2" sx={{ mt: 1, mb: 2, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
          {title}
        </Typography>
      )}
      <Box sx={fieldGrid}>{first.map(({ content }) => content)}</Box>
      {sections.map(({ name, fields }) => (
        <FormSection
          key={name}
          title={translate(`sections.${name}`)}
          fields={fields.map((field) => labelOf(uiSchema[field.name], schema, field.name))}
          wrong={isWrong(fields, errorSchema)}
        >
          <Box sx={fieldGrid}>{fields.map(({ content }) => content)}</Box>
        </FormSection>
      ))}
    </Box>
  );
}

function labelOf(uiSchema: UiSchema | undefined, schema: RJSFSchema, name: string): string {
  return String(uiSchema?.['ui:title'] ?? (schema.properties?.[name] as RJSFSchema | undefined)?.title ?? name);
}
