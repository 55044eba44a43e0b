import type { Translator } from '#client/language/translator.ts';
import type { QueueState } from '#generated/shapes.ts';
import { work } from '../work.ts';
import { Dialog } from './Dialog.tsx';

interface LogoutDialogProps {
  t: Translator;
  state: QueueState;
  /** Stops serving at the counter; true once the server has done it. */
  onLogout(): Promise<boolean>;
  onClose(): void;
}

/** Asks before the counter is left: for another one, or for today. */
export function LogoutDialog({ t, state, onLogout, onClose }: LogoutDialogProps) {
  async function leave(then: () => void) {
    onClose();
    if (await onLogout()) then();
  }

  return (
    <Dialog
      heading={t('controller.logout.heading', { counter: state.counterName || state.panelName })}
      onClose={onClose}
    >
      <p className="muted">{t('controller.logout.text')}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('controller.logout.cancel')}
        </button>
        <button type="button" className="button" onClick={() => leave(() => work.leaveCounter())}>
          {t('controller.logout.switch')}
        </button>
        <button type="button" className="button primary" onClick={() => leave(() => void work.signOut())}>
          {t('controller.logout.confirm')}
        </button>
      </div>
    </Dialog>
  );
}
