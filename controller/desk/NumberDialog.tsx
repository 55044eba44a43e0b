import type { FormEvent } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { Dialog } from './Dialog.tsx';
import './number.css';

interface NumberDialogProps {
  t: Translator;
  /** To call a number, or to set the one to go on from, where 0 begins anew. */
  purpose: 'number' | 'preset';
  /** Of which queue the number is, where the counter calls from several. */
  queueName?: string | undefined;
  onNumber(number: number): void;
  onClose(): void;
}

const patterns = { number: '0*[1-9][0-9]{0,3}', preset: '0*[0-9]{1,4}' };

/** Asks for a number. */
export function NumberDialog({ t, purpose, queueName, onNumber, onClose }: NumberDialogProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onNumber(Number(new FormData(event.currentTarget).get('number')));
    onClose();
  }

  return (
    <Dialog heading={t(`controller.${purpose}.heading`)} onClose={onClose}>
      <form onSubmit={submit}>
        {purpose === 'preset' && <p className="muted">{t('controller.preset.text')}</p>}
        {queueName && <p className="muted">{queueName}</p>}
        <input
          name="number"
          className="number number-entry"
          aria-label={t('controller.number.label')}
          inputMode="numeric"
          pattern={patterns[purpose]}
          maxLength={5}
          autoComplete="off"
          required
          onInvalid={(event) => event.currentTarget.setCustomValidity(t(`controller.${purpose}.range`))}
          onInput={(event) => event.currentTarget.setCustomValidity('')}
        />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            {t('controller.number.cancel')}
          </button>
          <button type="submit" className="button primary">
            {t(`controller.${purpose}.submit`)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
