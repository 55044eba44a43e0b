import type { Translator } from '#client/language/translator.ts';
import type { QueueState } from '#generated/shapes.ts';
import { work } from '../work.ts';
import { Dialog } from './Dialog.tsx';

interface LogOutDialogProps {
  t: Translator;
  state: QueueState;
  /** Stops serving at the counter; true once the server has done it. */
  onLogOut(): Promise<boolean>;
  onClose(): void;
}

/** Asks before the counter is left: for another one, or for today. */
export function LogOutDialog({ t, state, onLogOut, onClose }: LogOutDialogProps) {
  async function leave(then: () => void) {
    onClose();
    if (await onLogOut()) then();
  }

  return (
    <Dialog
      heading={t('controller.confirm.logOut.heading', { counter: state.counterName || state.panelName })}
      onClose={onClose}
    >
      <p className="muted">{t('controller.confirm.logOut.text')}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('controller.confirm.cancel')}
        </button>
        <button type="button" className="button" onClick={() => leave(() => work.leaveCounter())}>
          {t('controller.confirm.logOut.switch')}
        </button>
        <button type="button" className="button primary" onClick={() => leave(() => void work.signOut())}>
          {t('controller.confirm.logOut.confirm')}
        </button>
      </div>
    </Dialog>
  );
}
