import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Organisation } from '#generated/shapes.ts';
import { serverNow } from '../calendar/server-clock.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { type ResetAhead, resetAhead } from './reset-ahead.ts';
import { SectionForm } from './SectionForm.tsx';

/**
 * When the hospital's day begins and ends. Whoever moves the daily reset is told which day it ends, and asked where it is
 * the day that runs: who waits then loses their number.
 */
export function TimesSection({ stored }: { stored: Organisation }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const [typed, setTyped] = useState<Record<string, unknown>>();
  const [asked, setAsked] = useState<{ ahead: ResetAhead; answer(sends: boolean): void }>();
  const aheadOf = (values: Record<string, unknown>) => resetAhead(values, stored, serverNow(), calendar);
  const textOf = ({ ends, time }: ResetAhead) => translate(`admin.organisation.reset_${ends}`, { time });
  const ahead = typed && aheadOf(typed);
  const mayBeSent = async (values: Record<string, unknown>) => {
    const next = aheadOf(values);
    if (next?.ends !== 'today') return true;
    return new Promise<boolean>((answer) => setAsked({ ahead: next, answer }));
  };
  const answer = (sends: boolean) => {
    asked?.answer(sends);
    setAsked(undefined);
  };
  return (
    <>
      <SectionForm
        tab="times"
        stored={stored}
        note={ahead && <Alert severity={ahead.ends === 'today' ? 'warning' : 'info'}>{textOf(ahead)}</Alert>}
        mayBeSent={mayBeSent}
        onValues={setTyped}
      />
      <Confirm
        open={asked !== undefined}
        title={translate('admin.organisation.resetAsk', { time: asked?.ahead.time })}
        text={asked && textOf(asked.ahead)}
        action={translate('ra.action.save')}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
    </>
  );
}
