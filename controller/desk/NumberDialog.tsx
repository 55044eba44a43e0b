import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { plainDigits } from '#client/text/plain-digits.ts';
import { work } from '../work.ts';
import type { Notice } from './create-desk.ts';
import { Dialog } from './Dialog.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { longestTyped, numberPatterns } from './number-patterns.ts';
import type { NumberPurpose } from './typed-at-desk.ts';
import { useBusy } from './use-busy.ts';
import './number.css';

interface NumberDialogProps {
  t: Translator;
  purpose: NumberPurpose;
  /** Of which queue the number is, where the counter calls from several. */
  queueName?: string | undefined;
  /** What there is to say about the last press. */
  notice: Notice | undefined;
  /** True once the server has done it. */
  onNumber(number: number): Promise<boolean>;
  onDismiss(): void;
  onClose(): void;
}

/** Asks for a number. It stays until that is done: one that is refused stands there to be put right. */
export function NumberDialog({ t, purpose, queueName, notice, onNumber, onDismiss, onClose }: NumberDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const busy = useBusy();
  const [sent, setSent] = useState(false);
  const [before, setBefore] = useState(() => work.typed.read(purpose));
  // Whatever is typed takes the place of a number from before.
  useEffect(() => input.current?.select(), []);

  function close() {
    work.typed.write(purpose, '');
    onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { current: entry } = input;
    setSent(true);
    const done = await onNumber(Number(entry?.value));
    // It was closed meanwhile: what is open now is another window.
    if (!input.current) return;
    if (done) close();
    else entry?.select();
  }

  /** Digits of an input method are full-width, those of a Thai keyboard may be Thai. */
  function take(entry: HTMLInputElement) {
    const plain = plainDigits(entry.value);
    if (plain !== entry.value) entry.value = plain;
    setBefore('');
    work.typed.write(purpose, plain);
  }

  return (
    <Dialog heading={t(`controller.${purpose}.heading`)} onClose={close}>
      <form onSubmit={submit}>
        {purpose === 'preset' && <p className="muted">{t('controller.preset.text')}</p>}
        {queueName && <p className="muted">{queueName}</p>}
        <input
          ref={input}
          className="number number-entry"
          aria-label={t('controller.number.label')}
          inputMode="numeric"
          pattern={numberPatterns[purpose]}
          maxLength={longestTyped}
          defaultValue={before}
          autoComplete="off"
          required
          onInvalid={(event) => event.currentTarget.setCustomValidity(t(`controller.${purpose}.range`))}
          onInput={({ currentTarget, nativeEvent }) => {
            currentTarget.setCustomValidity('');
            if (!(nativeEvent as InputEvent).isComposing) take(currentTarget);
          }}
          onCompositionEnd={({ currentTarget }) => take(currentTarget)}
        />
        {before && <p className="refusal attention">{t('controller.number.before')}</p>}
        {sent && notice && <NoticeLine t={t} notice={notice} onDismiss={onDismiss} />}
        <div className="dialog-actions">
          <button type="button" className="button" onClick={close}>
            {t('controller.number.cancel')}
          </button>
          <button type="submit" className="button primary" disabled={busy}>
            {t(`controller.${purpose}.submit`)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
