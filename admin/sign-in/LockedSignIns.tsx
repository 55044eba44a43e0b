import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { LockedSignIn } from '#generated/shapes.ts';
import { Allowed } from '../account/Allowed.tsx';
import { useMay } from '../account/use-may.ts';
import { wallClock } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { useFresh } from '../data/use-fresh.ts';
import { labelled } from '../i18n/labelled.ts';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';

const read = () => http.call('listLockedSignIns', {}, { keepFailure: true });

/** Accounts that have to wait after failed sign-ins, and the way to let them in at once; nothing while there are none. */
export function LockedSignIns() {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const mayUnlock = useMay()('unlockSignIns');
  const [locked, ask] = useFresh(read);
  if (!locked || locked.data.length === 0) return null;
  const unlock = (body: Partial<Pick<LockedSignIn, 'kind' | 'staffId'>>) =>
    press(async () => {
      await http.call('unlockSignIns', { body }, { keepFailure: true });
      notify('admin.locked.unlocked', { type: 'success' });
      ask();
    });
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}
      action={
        mayUnlock &&
        locked.data.length > 1 && (
          <Button color="inherit" size="small" onClick={() => unlock({})}>
            {translate('admin.locked.unlockAll')}
          </Button>
        )
      }
    >
      <AlertTitle>{translate('admin.locked.title')}</AlertTitle>
      {translate('admin.locked.text')}
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {locked.data.map((one) => (
          <Locked key={`${one.kind} ${one.staffId} ${one.address}`} locked={one} onUnlock={unlock} />
        ))}
      </Box>
    </Alert>
  );
}

interface LockedProps {
  locked: LockedSignIn;
  onUnlock(account: Pick<LockedSignIn, 'kind' | 'staffId'>): void;
}

function Locked({ locked: { kind, staffId, staffName, address, failures, until }, onUnlock }: LockedProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const who = kind === 'session' ? translate('admin.locked.administrators') : staffId;
  const name = kind === 'staff' ? (staffName ?? translate('admin.locked.unknown')) : undefined;
  const { time } = wallClock(until, calendar);
  const facts = [
    name,
    address ?? translate('admin.locked.everywhere'),
    translate('admin.locked.failures', { count: failures }),
    translate('admin.locked.until', { time }),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <strong>{who}</strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <Allowed to="unlockSignIns">
        <Button
          color="inherit"
          size="small"
          aria-label={labelled(translate, translate('admin.locked.unlock'), who ?? '')}
          onClick={() => onUnlock({ kind, ...(staffId && { staffId }) })}
        >
          {translate('admin.locked.unlock')}
        </Button>
      </Allowed>
    </Box>
  );
}
