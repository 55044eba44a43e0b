import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { RosterWeek } from '#generated/shapes.ts';
import { daysAfter } from '../calendar/week.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';
import { copiesOf, copyCalls } from './entry-draft.ts';
import type { EntrySending } from './use-entry-sending.ts';

/** Copies the single-day entries of the week before; what the week has already stays. */
export function CopyWeek({ week, sending }: { week: RosterWeek; sending: EntrySending }) {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const [items, setItems] = useState<ReturnType<typeof copiesOf>>([]);
  const { from } = week;
  if (!from) return null;
  const look = () =>
    press(async () => {
      const query = { from: daysAfter(from, -7) };
      const before = await http.call('getRosterWeek', { query }, { keepFailure: true });
      const found = copiesOf(before.entries, week.entries, (day) => daysAfter(day, 7));
      setItems(found);
      if (found.length === 0) notify('admin.roster.nothingToCopy');
    });
  const copy = async () => {
    for (const call of copyCalls(items)) if (!(await sending.send(call))) return;
  };
  return (
    <>
      <Button variant="outlined" onClick={look}>
        {translate('admin.roster.copyWeek')}
      </Button>
      <Confirm
        open={items.length > 0}
        danger={false}
        title={translate('admin.roster.copyWeek')}
        text={translate('admin.roster.copyText', { number: items.length })}
        action={translate('admin.roster.copy')}
        onConfirm={() => void copy()}
        onClose={() => setItems([])}
      />
    </>
  );
}
