import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { editForm, fieldWords, formOfTab, shownFields } from '../form/form-definition.ts';
import { useFormDefinition } from '../form/use-form-definition.ts';
import { HelpPart } from './HelpPart.tsx';

/** The fields of a form with what is said of each, those without a sentence by their names alone; nothing where there are none. */
export function HelpFields({ form, tab }: { form: string; tab?: string | undefined }) {
  const translate = useTranslate();
  const definition = useFormDefinition(form);
  if (!definition) return null;
  // What is chosen when a record is made stands in none of its tabs.
  const shown = formOfTab(tab === undefined ? definition : editForm(definition), tab);
  const fields = shownFields(shown).flatMap((name) => {
    const { labelKey, hintKey } = fieldWords(shown.uiSchema[name]);
    return labelKey ? [{ labelKey, hintKey }] : [];
  });
  if (fields.length === 0) return null;
  return (
    <HelpPart title={translate('help.fields')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {fields.map(({ labelKey, hintKey }) => (
          <Box key={labelKey}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {translate(labelKey)}
            </Box>
            {hintKey && (
              <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                {translate(hintKey)}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </HelpPart>
  );
}
