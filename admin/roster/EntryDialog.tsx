import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { joinParts } from '#client/text/join-parts.ts';
import { useStillHere } from '#client/use-still-here.ts';
import type { RosterEntry, RosterWeek } from '#generated/shapes.ts';
import { useMay } from '../account/use-may.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { InputDialog } from '../layout/InputDialog.tsx';
import { EntryFields } from './EntryFields.tsx';
import { type EntryDraft, saveCall } from './entry-draft.ts';
import { displacedBy, exchangeCall, mayExchange } from './exchange.ts';
import { namesOf } from './roster-rows.ts';
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
  const [locale] = useLocaleState();
  const id = useId();
  const stillHere = useStillHere();
  const [before] = useState(first);
  const [draft, setDraft] = useState(before);
  const [missing, setMissing] = useState(false);
  const [exchanging, setExchanging] = useState(true);
  const { busy, errors, send, remove } = sending;
  const may = useMay()('createDoctorShift');
  const finish = async (taken: Promise<boolean>) => {
    if ((await taken) && stillHere()) onClose();
  };
  const nameOf = namesOf(week.rooms, week.doctors);
  const displaced = entry && displacedBy(draft, entry, week.entries);
  const exchangeable = displaced && mayExchange(draft, entry, displaced) ? displaced : undefined;
  const save = () => {
    const { doctor } = draft;
    setMissing(!doctor);
    if (!doctor) return;
    const call =
      exchanging && entry && exchangeable
        ? exchangeCall(draft, doctor, entry, exchangeable)
        : saveCall(draft, doctor, entry);
    void finish(send(call));
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
          {displaced && !entry.closed && (
            <Alert severity="info">
              {translate('admin.roster.alreadyThere', {
                name: joinParts(locale, [nameOf(displaced.room), nameOf(displaced.doctor)]),
              })}
              {exchangeable && (
                <FormControlLabel
                  sx={{ display: 'flex' }}
                  control={
                    <Checkbox
                      size="small"
                      checked={exchanging}
                      onChange={({ target }) => setExchanging(target.checked)}
                    />
                  }
                  label={translate('admin.roster.exchange', { name: nameOf(displaced.doctor) })}
                />
              )}
            </Alert>
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
            onRemove: () => void finish(remove(entry, draft.single, nameOf(entry.doctor))),
            remove: translate(
              entry.closed ? 'admin.roster.reopen' : closes ? 'admin.roster.close' : 'ra.action.delete',
            ),
          })}
      />
    </InputDialog>
  );
}
