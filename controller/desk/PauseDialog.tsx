import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { PauseReason } from '#generated/values.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import './pause.css';
import './queue-tabs.css';

interface PauseDialogProps {
  t: Translator;
  onPause(told: { reason?: PauseReason; minutes?: number }): void;
  onClose(): void;
}

/** Likely lengths of a pause, in minutes. */
const lengths = [5, 10, 15, 30, 60];

/** Asks what patients are told of the pause; nothing need be said. */
export function PauseDialog({ t, onPause, onClose }: PauseDialogProps) {
  const [reason, setReason] = useState<PauseReason>();
  const [minutes, setMinutes] = useState<number>();
  const choice = (name: string, label: string, chosen: boolean, choose: () => void) => (
    <button key={name} type="button" className="queue-tab" data-pause={name} aria-pressed={chosen} onClick={choose}>
      {label}
    </button>
  );
  return (
    <Dialog heading={t('controller.pause.heading')} onClose={onClose}>
      <p className="muted">{t('controller.pause.text')}</p>
      <fieldset className="pause-choices">
        <legend>{t('controller.pause.reason')}</legend>
        {choice('noReason', t('controller.pause.unsaid'), reason === undefined, () => setReason(undefined))}
        {PauseReason.map((name) =>
          choice(name, t(`values.PauseReason.${name}`), reason === name, () => setReason(name)),
        )}
      </fieldset>
      <fieldset className="pause-choices">
        <legend>{t('controller.pause.minutes')}</legend>
        {choice('noTime', t('controller.pause.unsaid'), minutes === undefined, () => setMinutes(undefined))}
        {lengths.map((length) =>
          choice(`${length}`, t('controller.pause.inMinutes', { count: length }), minutes === length, () =>
            setMinutes(length),
          ),
        )}
      </fieldset>
      <DialogActions
        t={t}
        name="pause"
        confirm={t('controller.action.pause')}
        onConfirm={() => onPause({ ...(reason && { reason }), ...(minutes && { minutes }) })}
        onClose={onClose}
      />
    </Dialog>
  );
}
