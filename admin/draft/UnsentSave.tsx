import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import { wallClock } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { Kept, never } from './kept-context.ts';

/** Beside the buttons of a form: that a save has not reached the server yet, since when, and the way to give it up. */
export function UnsentSave() {
  const translate = useTranslate();
  const calendar = useCalendar();
  const kept = useContext(Kept);
  const since = useStore(kept?.waiting ?? never);
  if (since === undefined) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ flexBasis: '100%' }}
      action={
        <Button color="inherit" size="small" onClick={() => kept?.cancel()}>
          {translate('admin.draft.doNotSend')}
        </Button>
      }
    >
      {translate('admin.draft.unsent', { time: wallClock(since, calendar).time.slice(0, 5) })}
    </Alert>
  );
}
