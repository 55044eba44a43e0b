import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { inSentence } from '../i18n/in-sentence.ts';
import { useDescribed } from './use-described.ts';

/** Leads to the page that makes a new record, where the resource has one. */
export function CreateButton() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { path, resource } = useDescribed();
  if (!resource.operations.create) return null;
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={RouterLink}
      to={createPath({ resource: path, type: 'create' })}
    >
      {translate('ra.action.create_item', { item: inSentence(translate(resource.labelKey)) })}
    </Button>
  );
}
