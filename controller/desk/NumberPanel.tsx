import { type FormEvent, type Ref, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import './number.css';

interface NumberPanelProps {
  t: Translator;
  ref: Ref<HTMLInputElement>;
  disabled: boolean;
  onCall(number: number): Promise<boolean>;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const longest = 4;

/** A number pad for counters that call without a list. */
export function NumberPanel({ t, ref, disabled, onCall }: NumberPanelProps) {
  const [entered, setEntered] = useState('');
  // Digits of an input method are full-width.
  const type = (text: string) =>
    setEntered(text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '').slice(0, longest));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (entered && (await onCall(Number(entered)))) setEntered('');
  }

  return (
    <section className="card desk-pad">
      <form onSubmit={submit}>
        <h2>{t('controller.number.heading')}</h2>
        <p className="muted">{t('controller.number.hint')}</p>
        <input
          ref={ref}
          className="number number-entry"
          aria-label={t('controller.number.label')}
          inputMode="numeric"
          autoComplete="off"
          value={entered}
          onChange={(event) => type(event.target.value)}
        />
        <div className="pad">
          {digits.map((digit) => (
            <button key={digit} type="button" className="button" onClick={() => type(entered + digit)}>
              {digit}
            </button>
          ))}
          <button type="button" className="button pad-word" onClick={() => setEntered('')}>
            {t('controller.number.clear')}
          </button>
          <button type="button" className="button" onClick={() => type(`${entered}0`)}>
            0
          </button>
          <button
            type="button"
            className="button"
            aria-label={t('controller.number.delete')}
            onClick={() => setEntered(entered.slice(0, -1))}
          >
            ⌫
          </button>
        </div>
        <button type="submit" className="button primary pad-call" disabled={disabled || !entered}>
          {t('controller.number.submit')}
        </button>
      </form>
    </section>
  );
}
