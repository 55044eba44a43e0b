import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStillHere } from '#client/use-still-here.ts';
import type { RosterEntry, RosterWeek } from '#generated/shapes.ts';
import { useMay } from '../account/use-may.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { InputDialog } from '../layout/InputDialog.tsx';
import { EntryFields } from './EntryFields.tsx';
import { type EntryCall, type EntryDraft, removeCall, saveCall } from './entry-draft.ts';
import type { EntrySending } from './use-entry-sending.ts';

export interface EntryDialogProps {
  week: RosterWeek;
  days: readonly string[];
  /** The entry that is edited; undefined for a new one. */
  entry: RosterEntry | undefined;
  draft: EntryDraft;
  sending: EntrySending;
  onClose(): void;
}

/** An entry of the roster: who, where and when; for one day or for every week. */
export function EntryDialog({ week, days, entry, draft: first, sending, onClose }: EntryDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const stillHere = useStillHere();
  const [before] = useState(first);
  const [draft, setDraft] = useState(before);
  const [missing, setMissing] = useState(false);
  const { busy, errors, send } = sending;
  const may = useMay()('createDoctorShift');
  const finish = async (call: EntryCall) => {
    if ((await send(call)) && stillHere()) onClose();
  };
  const save = () => {
    setMissing(!draft.doctor);
    if (draft.doctor) void finish(saveCall(draft, draft.doctor, entry));
  };
  const own = { ...errors, ...(missing && !draft.doctor && { doctor: translate('errors.field_required') }) };
  const closes = entry && !entry.single && draft.single;
  return (
    <InputDialog entered={draft !== before && !busy} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        {translate(entry ? 'admin.roster.change' : 'admin.roster.add')}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {entry?.faults.map((fault) => (
            <Alert key={fault} severity="warning">
              {translate(`values.RosterFault.${fault}`)}
            </Alert>
          ))}
          {!may && <Alert severity="info">{translate('admin.account.readOnly')}</Alert>}
          {errors[''] && <Alert severity="error">{errors['']}</Alert>}
          {entry?.closed ? (
            <Alert severity="info">{translate('admin.roster.closedText')}</Alert>
          ) : (
            <EntryFields
              week={week}
              days={days}
              draft={draft}
              errors={own}
              fixed={entry?.single === true}
              readOnly={!may}
              onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
            />
          )}
        </Box>
      </DialogContent>
      <DialogButtons
        onCancel={onClose}
        onOk={entry?.closed || !may ? null : save}
        ok={translate('ra.action.save')}
        busy={busy}
        {...(entry &&
          may && {
            onRemove: () => void finish(removeCall(entry, draft.single)),
            remove: translate(
              entry.closed ? 'admin.roster.reopen' : closes ? 'admin.roster.close' : 'ra.action.delete',
            ),
          })}
      />
    </InputDialog>
  );
}
