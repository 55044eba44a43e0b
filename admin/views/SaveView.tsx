import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { InputDialog } from '../layout/InputDialog.tsx';
import { useDescribed } from '../list/use-described.ts';
import { type Look, leavesOut, type SavedView, savedFilters } from './view-of.ts';

export const titleLength = 60;

interface SaveViewProps {
  look: Look;
  onSave(view: Omit<SavedView, 'list'>): void;
  onClose(): void;
}

/** Asks for the name of a view; one that there is already is replaced. What was typed into the search is left out. */
export function SaveView({ look, onSave, onClose }: SaveViewProps) {
  const translate = useTranslate();
  const { resource } = useDescribed();
  const id = useId();
  const [title, setTitle] = useState('');
  const [standard, setStandard] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { field, order } = look.sort;
    const filters = savedFilters(resource, look.filter);
    onSave({ title: title.trim(), filters, sort: field, descending: order === 'DESC', standard });
  };
  return (
    <InputDialog onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Box component="form" onSubmit={submit}>
        <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
          {translate('admin.views.save')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <TextField
            label={translate('admin.views.name')}
            autoFocus
            required
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            slotProps={{ htmlInput: { maxLength: titleLength, autoComplete: 'off' } }}
          />
          <FormControlLabel
            control={<Checkbox checked={standard} onChange={({ target }) => setStandard(target.checked)} />}
            label={translate('admin.views.standard')}
          />
          {leavesOut(resource, look.filter) && <Alert severity="info">{translate('admin.views.leftOut')}</Alert>}
        </DialogContent>
        <DialogButtons onCancel={onClose} ok={translate('ra.action.save')} disabled={title.trim() === ''} />
      </Box>
    </InputDialog>
  );
}
