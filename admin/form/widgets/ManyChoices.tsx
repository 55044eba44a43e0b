import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { asCounted } from '#client/text/as-counted.ts';
import type { RecordChoice } from '../../data/choices.ts';
import { DialogButtons } from '../../layout/DialogButtons.tsx';
import { InputDialog } from '../../layout/InputDialog.tsx';
import { foundChoices } from './found-choices.ts';

interface ManyChoicesProps {
  label: string;
  /** What can still be chosen. */
  choices: RecordChoice[];
  onChoose(gids: string[]): void;
  onClose(): void;
}

/** Several records chosen in one go: all, what is found by name or code, what belongs to a department or group, single ones. */
export function ManyChoices({ label, choices, onChoose, onClose }: ManyChoicesProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [set, setSet] = useState<string | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const sets = [...new Set(choices.flatMap(({ sets = [] }) => sets))].sort(asCounted);
  const shown = foundChoices(choices, { inputValue: typed, getOptionLabel: ({ name }) => name }).filter(
    ({ sets = [] }) => set === null || sets.includes(set),
  );
  const all = shown.length > 0 && shown.every(({ gid }) => marked.has(gid));
  const mark = (gids: string[], on: boolean) =>
    setMarked((before) => {
      const after = new Set(before);
      for (const gid of gids) on ? after.add(gid) : after.delete(gid);
      return after;
    });
  return (
    <InputDialog onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        {label}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <TextField
          autoFocus
          label={translate('ra.action.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ mt: 1 }}
        />
        {sets.length > 0 && (
          <Autocomplete
            options={sets}
            value={set}
            onChange={(_, chosen) => setSet(chosen)}
            noOptionsText={translate('admin.form.noChoices')}
            clearText={translate('ra.action.clear_input_value')}
            openText={translate('ra.action.open')}
            closeText={translate('ra.action.close')}
            renderInput={(params) => <TextField {...params} label={translate('admin.form.choiceSet')} />}
          />
        )}
        <Box component="ul" aria-label={label} sx={rows}>
          <Row
            name={`${translate('ra.action.select_all')} (${shown.length})`}
            checked={all}
            onChange={(on) => mark(shown.map(gidOf), on)}
          />
          {shown.map(({ gid, name, code = '', sets = [] }) => (
            <Row
              key={gid}
              name={name}
              beside={[code, ...sets].filter(Boolean).join('　')}
              checked={marked.has(gid)}
              onChange={(on) => mark([gid], on)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogButtons
        onCancel={onClose}
        ok={translate('admin.form.addSeveral', { number: marked.size })}
        disabled={marked.size === 0}
        onOk={() => {
          onChoose(choices.map(gidOf).filter((gid) => marked.has(gid)));
          onClose();
        }}
      />
    </InputDialog>
  );
}

interface RowProps {
  name: string;
  beside?: string;
  checked: boolean;
  onChange(on: boolean): void;
}

function Row({ name, beside, checked, onChange }: RowProps) {
  return (
    <li>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, cursor: 'pointer' }}>
        <Checkbox size="small" checked={checked} onChange={(_, on) => onChange(on)} />
        <span>{name}</span>
        {beside && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {beside}
          </Box>
        )}
      </Box>
    </li>
  );
}

const rows = { listStyle: 'none', m: 0, p: 0, minHeight: 160, maxHeight: '44vh', overflow: 'auto' } as const;

function gidOf({ gid }: RecordChoice): string {
  return gid;
}
