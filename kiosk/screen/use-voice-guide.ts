import { useEffect, useRef } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { joinSpoken } from '#client/text/join-parts.ts';
import { useStore } from '#client/use-store.ts';
import { preferences } from './preferences.ts';
import { say } from './voice.ts';

/**
 * Speaks for those who cannot read the screen: what it says and each answer that it offers, then every button that is
 * touched or reached by key.
 */
export function useVoiceGuide(t: Translator, said: string) {
  const { voice } = useStore(preferences);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const answers = Array.from(screen.current?.querySelectorAll('[data-spoken]') ?? []).map((one) => nameOf(t, one));
    const count = answers.length > 1 ? [t('kiosk.spoken.options', { count: answers.length })] : [];
    say(voice ? joinSpoken(t.locale, [said, ...count, ...answers]) : '', t.locale);
  }, [voice, said, t]);
  useEffect(() => {
    if (!voice) return;
    const tell = ({ target, type }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      // Only a key of the keypad says itself at each press: after any other there is something new to say.
      if (button && (type === 'focusin' || button.classList.contains('key'))) say(nameOf(t, button), t.locale);
    };
    document.addEventListener('focusin', tell);
    document.addEventListener('click', tell);
    return () => {
      document.removeEventListener('focusin', tell);
      document.removeEventListener('click', tell);
    };
  }, [voice, t]);
  return screen;
}

/** What a button is called, part by part, and whether it can be used. */
function nameOf(t: Translator, button: Element): string {
  const label = button.getAttribute('aria-label');
  const parts = Array.from(button.querySelectorAll('[data-part]')).map((part) => part.textContent ?? '');
  const name = label ?? (parts.length > 0 ? joinSpoken(t.locale, parts) : textOf(button));
  return (button as HTMLButtonElement).disabled ? joinSpoken(t.locale, [name, t('kiosk.spoken.off')]) : name;
}

/** Without what is only drawn. */
function textOf(button: Element): string {
  return Array.from(button.childNodes)
    .filter((node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'))
    .map((node) => node.textContent ?? '')
    .join(' ')
    .trim();
}
