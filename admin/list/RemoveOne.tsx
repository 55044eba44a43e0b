import Box from '@mui/material/Box';
import { type RaRecord, useTranslate } from 'react-admin';
import { inSentence } from '../i18n/in-sentence.ts';
import { labelled } from '../i18n/labelled.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { useRemoval } from '../undo/use-removal.ts';
import { RecordFacts } from './RecordFacts.tsx';
import { useDescribed } from './use-described.ts';

interface RemoveOneProps {
  record: RaRecord;
  /** What the list calls it. */
  name: string;
  open: boolean;
  onClose(): void;
}

/** Asks whether one record of the list is to be deleted, says which one it is, and deletes it. */
export function RemoveOne({ record, name, open, onClose }: RemoveOneProps) {
  const translate = useTranslate();
  const { path, resource } = useDescribed();
  const remove = useRemoval(path);
  // A key of its own says nothing to who is asked; what it is of stands below the question then.
  const called = resource.nameKey && name;
  return (
    <Confirm
      open={open}
      title={labelled(translate, translate('ra.action.delete'), called ?? translate(resource.labelKey))}
      text={
        <>
          {translate('ra.message.delete_content', { name: inSentence(translate(resource.labelKey)) })}
          {!called && (
            <Box sx={{ mt: 1.5 }}>
              <RecordFacts record={record} resource={resource} />
            </Box>
          )}
        </>
      }
      action={translate('ra.action.delete')}
      onConfirm={() => remove([record], called)}
      onClose={onClose}
    />
  );
}
