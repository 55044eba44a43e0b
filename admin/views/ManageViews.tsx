import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { labelled } from '../i18n/labelled.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { InputDialog } from '../layout/InputDialog.tsx';
import { titleLength } from './SaveView.tsx';
import type { SavedView } from './view-of.ts';

interface ManageViewsProps {
  /** Those of the list. */
  views: readonly SavedView[];
  onSave(views: SavedView[]): void;
  onClose(): void;
}

/** Renames and removes views of a list, and says with which one it opens. */
export function ManageViews({ views, onSave, onClose }: ManageViewsProps) {
  const translate = useTranslate();
  const id = useId();
  const [rows, setRows] = useState(views.map((view) => ({ was: view.title, view })));
  const titles = rows.map(({ view }) => view.title.trim());
  const unclear = titles.some((title, index) => title === '' || titles.indexOf(title) !== index);
  const change = (was: string, part: Partial<SavedView>) =>
    setRows(
      rows.map((row) => {
        if (row.was === was) return { was, view: { ...row.view, ...part } };
        return part.standard ? { was: row.was, view: { ...row.view, standard: false } } : row;
      }),
    );
  return (
    <InputDialog onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        {translate('admin.views.manage')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {rows.map(({ was, view }) => (
          <Box key={was} role="group" aria-label={was} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <TextField
              label={translate('admin.views.name')}
              value={view.title}
              onChange={({ target }) => change(was, { title: target.value })}
              sx={{ flex: '1 1 180px' }}
              slotProps={{ htmlInput: { maxLength: titleLength, autoComplete: 'off' } }}
            />
            <FormControlLabel
              control={
                <Switch checked={view.standard} onChange={({ target }) => change(was, { standard: target.checked })} />
              }
              label={translate('admin.views.standard')}
            />
            <IconButton
              aria-label={labelled(translate, translate('ra.action.delete'), was)}
              onClick={() => setRows(rows.filter((row) => row.was !== was))}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
      </DialogContent>
      <DialogButtons
        onCancel={onClose}
        ok={translate('ra.action.save')}
        disabled={unclear}
        onOk={() => onSave(rows.map(({ view }) => ({ ...view, title: view.title.trim() })))}
      />
    </InputDialog>
  );
}
