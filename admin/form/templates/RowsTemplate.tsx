import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ArrayFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { fieldAria } from '../widgets/field-ids.ts';

/** A list whose entries have fields of their own: a row for each, and a button for one more. */
export function RowsTemplate(props: ArrayFieldTemplateProps<Record<string, unknown>, RJSFSchema>) {
  const { items, canAdd, disabled, readonly, onAddClick, fieldPathId, rawErrors } = props;
  const translate = useTranslate();
  return (
    <Box component="fieldset" {...fieldAria(fieldPathId.$id, rawErrors)} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      {items.length > 0 && (
        <Box component="ol" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, mb: 1.5, p: 0 }}>
          {items}
        </Box>
      )}
      {canAdd && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={Boolean(disabled || readonly)}
          onClick={onAddClick}
        >
          {translate('ra.action.add')}
        </Button>
      )}
    </Box>
  );
}
