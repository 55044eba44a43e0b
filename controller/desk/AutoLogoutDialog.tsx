import { useEffect } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { Dialog } from './Dialog.tsx';
import { warningTone } from './warning-tone.ts';

interface AutoLogoutDialogProps {
  t: Translator;
  /** Seconds that are left. */
  seconds: number;
  onStay(): void;
}

/** Every so many seconds it is heard again; in the last ones always. */
const heardEvery = 10;
const last = 5;

/** Warns, to be seen and heard, before the counter logs out by itself; any press says that somebody is there. */
export function AutoLogoutDialog({ t, seconds, onStay }: AutoLogoutDialogProps) {
  useEffect(() => {
    if (seconds % heardEvery === 0 || seconds <= last) warningTone();
  }, [seconds]);
  return (
    <Dialog heading={t('controller.autoLogout.heading')} onClose={onStay}>
      <p role="timer" className="auto-logout-seconds number">
        {seconds}
      </p>
      <p className="muted">{t('controller.autoLogout.text', { seconds })}</p>
      <div className="dialog-actions">
        <button type="button" className="button primary" data-action="stay" onClick={onStay}>
          {t('controller.action.stay')}
        </button>
      </div>
    </Dialog>
  );
}
