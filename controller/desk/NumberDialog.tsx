import { type FormEvent, useEffect, useRef } from 'react';
import type { Translator } from '#client/language/translator.ts';
import './number.css';

/** Asks for a number to call. */
export function NumberDialog({ t, onCall, onClose }: { t: Translator; onCall(number: number): void; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onCall(Number(new FormData(event.currentTarget).get('number')));
    onClose();
  }

  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="number-heading">
      <form onSubmit={submit}>
        <h2 id="number-heading">{t('controller.number.heading')}</h2>
        <input
          name="number"
          className="number number-entry"
          aria-label={t('controller.number.label')}
          inputMode="numeric"
          pattern="0*[1-9][0-9]{0,3}"
          maxLength={5}
          autoComplete="off"
          required
          onInvalid={(event) => event.currentTarget.setCustomValidity(t('controller.number.range'))}
          onInput={(event) => event.currentTarget.setCustomValidity('')}
        />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            {t('controller.number.cancel')}
          </button>
          <button type="submit" className="button primary">
            {t('controller.number.submit')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
