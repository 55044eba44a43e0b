import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { digitsOf } from '#client/text/plain-digits.ts';
import { work } from '../work.ts';
import { longestTyped, numberPatterns } from './number-patterns.ts';
import './number.css';

interface NumberPanelProps {
  t: Translator;
  ref: RefObject<HTMLInputElement | null>;
  disabled: boolean;
  onCall(number: number): Promise<boolean>;
  /** What stands above the entry. */
  children?: ReactNode;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** As many digits as the pad gives. */
const longest = 4;

/** A number pad for counters that call without a list. */
export function NumberPanel({ t, ref, disabled, onCall, children }: NumberPanelProps) {
  const [before, setBefore] = useState(() => work.typed.read('number'));
  const [entered, setEntered] = useState(before);

  /** What stands there is being called: whatever is typed before the answer takes its place, and stays. */
  const sent = useRef(false);

  function type(text: string) {
    sent.current = false;
    // Digits of an input method are full-width, those of a Thai keyboard may be Thai.
    const number = digitsOf(text);
    ref.current?.setCustomValidity('');
    setBefore('');
    setEntered(number);
    work.typed.write('number', number);
  }

  /** Whatever is typed takes the place of a number from before. */
  const add = (digit: string) => {
    const present = before || sent.current ? '' : entered;
    type(present.length < longest ? (present + digit).replace(/^0+/, '') : present);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!entered || sent.current) return;
    sent.current = true;
    ref.current?.select();
    const done = await onCall(Number(entered));
    if (!sent.current) return;
    if (done) type('');
    sent.current = false;
  }

  return (
    <section className="card desk-pad">
      <form onSubmit={submit}>
        {children}
        <h2>{t('controller.number.heading')}</h2>
        <p className={before ? 'refusal attention' : 'muted'}>
          {t(before ? 'controller.number.before' : 'controller.number.hint')}
        </p>
        <input
          ref={ref}
          className="number number-entry"
          aria-label={t('controller.number.label')}
          inputMode="numeric"
          pattern={numberPatterns.number}
          maxLength={longestTyped}
          autoComplete="off"
          value={entered}
          onInvalid={({ currentTarget }) => {
            currentTarget.setCustomValidity(t('controller.number.range'));
            currentTarget.select();
          }}
          onFocus={({ currentTarget }) => before && currentTarget.select()}
          onChange={(event) => type(event.target.value)}
        />
        <div className="pad">
          {digits.map((digit) => (
            <button key={digit} type="button" className="button" onClick={() => add(digit)}>
              {digit}
            </button>
          ))}
          <button type="button" className="button pad-word" onClick={() => type('')}>
            {t('controller.number.clear')}
          </button>
          <button type="button" className="button" onClick={() => add('0')}>
            0
          </button>
          <button
            type="button"
            className="button"
            aria-label={t('controller.number.delete')}
            onClick={() => type(entered.slice(0, -1))}
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
