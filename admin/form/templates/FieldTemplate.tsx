import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { fieldWords } from '../form-definition.ts';
import { isWide } from '../present-form.ts';
import { fieldIds } from '../widgets/field-ids.ts';

/** One field: its label above, what is wrong and a hint below. */
export function FieldTemplate(props: FieldTemplateProps<Record<string, unknown>, RJSFSchema>) {
  const { id, label, required, rawErrors = [], uiSchema, schema, children, hidden } = props;
  const translate = useTranslate();
  const ids = fieldIds(id);
  // An entry of a list has no schema of its own: what it needs, its words say.
  const needed = required || fieldWords(uiSchema).needed;
  const hint = uiSchema?.['ui:help'] as string | undefined;
  if (hidden) return null;
  if (schema.type === 'object') return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
  const wide = isWide(schema, uiSchema?.['ui:widget']);
  return (
    <Box data-field={id} sx={{ gridColumn: wide ? '1 / -1' : undefined, minWidth: 0 }}>
      <Typography
        component="label"
        id={ids.label}
        htmlFor={id}
        sx={{ display: 'block', fontWeight: 600, mb: 0.75, lineHeight: 1.4 }}
      >
        {label}
        {needed && (
          <Box component="span" sx={{ color: 'error.main', ml: 0.5 }} title={translate('admin.form.required')}>
            <span aria-hidden>*</span>
            <span className="visually-hidden">{translate('admin.form.required')}</span>
          </Box>
        )}
      </Typography>
      {children}
      <Box id={ids.help}>
        {rawErrors.length > 0 && (
          <FormHelperText error role="alert">
            {rawErrors[0]}
          </FormHelperText>
        )}
        {hint && <FormHelperText>{hint}</FormHelperText>}
      </Box>
    </Box>
  );
}
