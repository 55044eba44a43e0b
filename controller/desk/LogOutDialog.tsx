import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import type { QueueState } from '#generated/shapes.ts';
import { LeavingPatient } from '#generated/values.ts';
import { work } from '../work.ts';
import { Dialog } from './Dialog.tsx';
import { useBusy } from './use-busy.ts';
import './choice.css';

interface LogOutDialogProps {
  t: Translator;
  state: QueueState;
  /** Stops serving at the counter, with the patient there ended as was chosen; true once the server has done it. */
  onLogOut(end: LeavingPatient | undefined): Promise<boolean>;
  onClose(): void;
}

/**
 * Asks before the counter is left: for another one, or for today. A patient who is there is not completed behind
 * anybody's back: what becomes of them is asked, and nothing chosen beforehand.
 */
export function LogOutDialog({ t, state, onLogOut, onClose }: LogOutDialogProps) {
  const { current } = state;
  const [end, setEnd] = useState<LeavingPatient>();
  const busy = useBusy();
  const waits = busy || (current !== undefined && end === undefined);
  async function leave(then: () => void) {
    onClose();
    if (await onLogOut(current && end)) then();
  }

  return (
    <Dialog
      heading={t('controller.confirm.logOut.heading', { counter: state.counterName || state.panelName })}
      onClose={onClose}
    >
      <p className="muted">{t('controller.confirm.logOut.text')}</p>
      {current && (
        <fieldset className="log-out-patient">
          <legend>
            {t('controller.confirm.logOut.patient', { number: markedNumber(current, current.width ?? state.width) })}
          </legend>
          {LeavingPatient.map((name) => (
            <label key={name} className="choice">
              <input type="radio" name="end" value={name} checked={end === name} onChange={() => setEnd(name)} />
              <span>{t(`controller.confirm.logOut.${name}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('controller.confirm.cancel')}
        </button>
        <button type="button" className="button" disabled={waits} onClick={() => leave(() => work.leaveCounter())}>
          {t('controller.confirm.logOut.switch')}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={waits}
          onClick={() => leave(() => void work.signOut())}
        >
          {t('controller.confirm.logOut.confirm')}
        </button>
      </div>
    </Dialog>
  );
}
