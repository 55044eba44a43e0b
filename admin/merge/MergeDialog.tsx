import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { joinSentences } from '#client/text/join-sentences.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { sameValue } from '../data/changes.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { whoText } from '../history/who-text.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { InputDialog } from '../layout/InputDialog.tsx';
import { type Difference, differences, mergedValues, type Side } from './differences.ts';
import { MergeField } from './MergeField.tsx';
import { useLaterChanges } from './use-later-changes.ts';

type Values = Record<string, unknown>;

/** A side that was chosen, against which value of theirs. */
interface Choice {
  readonly side: Side;
  readonly against: unknown;
}

export interface MergeDialogProps {
  family: string;
  form: FormDefinition;
  /** The record as it was when the form was opened. */
  base: Values;
  /** What stands in the form now. */
  mine: Values;
  /** The record as the server has it now. */
  theirs: Values;
  /** Saves the merged record; the dialog closes once it is saved, or answers with another refusal. */
  onSave(merged: Values): Promise<string | undefined>;
  onClose(): void;
}

/**
 * Somebody else was faster: both versions, field by field, with who changed theirs and when. What only one of the two
 * changed is taken from that one; of what both changed one side has to be chosen. Nothing is lost by closing it.
 */
export function MergeDialog({ family, form, base, mine, theirs, onSave, onClose }: MergeDialogProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const id = useId();
  const found = useMemo(() => differences(form, base, mine, theirs), [form, base, mine, theirs]);
  const later = useLaterChanges(family, base, theirs);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const sideOf = ({ path, changedBy, theirs: value }: Difference): Side | undefined => {
    const choice = choices[path.join('.')];
    // What was chosen against a value of theirs is asked again once they have changed it again.
    if (choice && sameValue(choice.against, value)) return choice.side;
    return changedBy === 'both' ? undefined : changedBy;
  };
  const open = found.filter((difference) => !sideOf(difference)).length;
  const chosen = (difference: Difference, side: Side) => [
    difference.path.join('.'),
    { side, against: difference.theirs },
  ];
  const takeAll = (side: Side) => setChoices(Object.fromEntries(found.map((difference) => chosen(difference, side))));
  const [newest] = later;
  const save = async () => {
    setSaving(true);
    setRefusal(undefined);
    const told = await onSave(
      mergedValues(
        theirs,
        found.filter((difference) => sideOf(difference) === 'mine'),
      ),
    );
    setSaving(false);
    setRefusal(told);
  };
  return (
    <InputDialog onClose={onClose} aria-labelledby={id} maxWidth="md">
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        {translate('admin.merge.title')}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {joinSentences([
            newest &&
              translate('admin.merge.who', {
                who: whoText(newest, translate),
                time: momentText(newest.createdAt, calendar),
              }),
            translate(found.length > 0 ? 'admin.merge.text' : 'admin.merge.same'),
          ])}
        </Typography>
        {found.length > 1 && (
          <Box sx={{ display: 'flex', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
            <Button size="small" variant="outlined" onClick={() => takeAll('mine')}>
              {translate('admin.merge.allMine')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => takeAll('theirs')}>
              {translate('admin.merge.allTheirs')}
            </Button>
          </Box>
        )}
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {found.map((difference) => (
            <MergeField
              key={difference.path.join('.')}
              form={form}
              difference={difference}
              side={sideOf(difference)}
              by={later.find(({ changes }) => changes.some(({ field }) => field === difference.path.join('.')))}
              onChoose={(side) => setChoices({ ...choices, ...Object.fromEntries([chosen(difference, side)]) })}
            />
          ))}
        </Box>
        {refusal && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        )}
      </DialogContent>
      <DialogButtons
        onCancel={onClose}
        cancel={translate('admin.merge.back')}
        ok={translate('admin.merge.save')}
        disabled={open > 0}
        busy={saving}
        onOk={save}
      >
        {open > 0 && (
          <Typography role="status" sx={{ flex: 1, color: 'text.secondary' }}>
            {translate('admin.merge.open', { number: open })}
          </Typography>
        )}
      </DialogButtons>
    </InputDialog>
  );
}
