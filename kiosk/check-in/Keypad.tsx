import { useLayoutEffect, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { plainDigits } from '#client/text/plain-digits.ts';
import { say } from '../screen/voice.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const longest = 60;

interface KeypadProps {
  t: Translator;
  /** More signs that numbers of this hospital have. */
  signs: string | undefined;
  onSubmit(text: string): void;
}

/** A number with letters, from the keys on the screen or from a keyboard. */
export function Keypad({ t, signs = '', onSubmit }: KeypadProps) {
  const [entered, setEntered] = useState('');
  const add = (text: string) => setEntered((before) => (before + text).slice(0, longest));

  // In place before the next key, which follows within milliseconds.
  useLayoutEffect(() => {
    const react = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const onButton = event.target instanceof HTMLButtonElement && [' ', 'Enter'].includes(event.key);
      if (event.key === 'Enter' && entered.trim() && !isSubmit(event.target)) onSubmit(entered.trim());
      else if (onButton) return;
      else if (event.key === 'Backspace') setEntered((before) => before.slice(0, -1));
      else if (event.key.length === 1) {
        // Digits of an input method, and those of a Thai keyboard, are digits.
        const character = plainDigits(event.key.normalize('NFKC'));
        setEntered((before) => (before + character).slice(0, longest));
        say(character, t.locale);
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', react);
    return () => window.removeEventListener('keydown', react);
  }, [entered, onSubmit, t]);

  const key = (text: string) => (
    <button key={text} type="button" className="key" onClick={() => add(text)}>
      {text}
    </button>
  );
  return (
    <div className="keypad">
      <output className="keypad-entered" aria-label={t('kiosk.type.label')}>
        {entered || <span aria-hidden="true">&nbsp;</span>}
      </output>
      {/* biome-ignore lint/a11y/useSemanticElements: engines before Chromium 86 lay no fieldset out as a grid */}
      <div role="group" className={signs ? 'keypad-keys and-signs' : 'keypad-keys'} aria-label={t('kiosk.type.keypad')}>
        <div className="keypad-digits">
          {digits.map(key)}
          <button
            type="button"
            className="key word"
            disabled={!entered}
            onClick={() => setEntered((before) => before.slice(0, -1))}
          >
            {t('kiosk.type.delete')}
          </button>
        </div>
        <div className="keypad-letters">
          {letters.map(key)}
          <button type="button" className="key word wide" disabled={!entered} onClick={() => setEntered('')}>
            {t('kiosk.type.clear')}
          </button>
          {[...signs].map(key)}
        </div>
      </div>
      <button
        type="button"
        className="big-button primary"
        data-submit
        data-spoken=""
        disabled={!entered.trim()}
        onClick={() => onSubmit(entered.trim())}
      >
        {t('kiosk.type.submit')}
      </button>
    </div>
  );
}

/** The submit button reacts to Enter itself. */
function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.submit !== undefined;
}
