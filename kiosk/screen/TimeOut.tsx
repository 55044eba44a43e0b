import { useEffect, useRef, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { sound } from './sounds.ts';
import { say } from './voice.ts';
import './time-out.css';

const warningSeconds = 20;

interface TimeOutProps {
  t: Translator;
  /** Seconds without a touch or key until the warning. */
  idleSeconds: number;
  onEnd(): void;
}

/**
 * Returns to the start when nobody is there any more: it asks first, for 20 s, and gives more time as often as it is
 * wanted (WCAG 2.2.1).
 */
export function TimeOut({ t, idleSeconds, onEnd }: TimeOutProps) {
  const [left, setLeft] = useState(idleSeconds + warningSeconds);
  const warned = left <= warningSeconds;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (warned) return;
    const here = () => setLeft(idleSeconds + warningSeconds);
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, here);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, here);
    };
  }, [warned, idleSeconds]);
  useEffect(() => {
    if (!warned) return;
    dialog.current?.showModal();
    sound('question');
    say(t('kiosk.timeOut.spoken'), t.locale);
  }, [warned, t]);
  useEffect(() => {
    if (left <= 0) onEnd();
  }, [left, onEnd]);

  if (!warned) return null;
  const more = () => setLeft(idleSeconds + warningSeconds);
  return (
    <dialog ref={dialog} className="time-out" aria-labelledby="time-out" onClose={more}>
      <h2 id="time-out">{t('kiosk.timeOut.heading')}</h2>
      <p>{t('kiosk.timeOut.text', { count: Math.max(left, 0) })}</p>
      <button type="button" className="big-button primary" onClick={more}>
        {t('kiosk.timeOut.more')}
      </button>
      <button type="button" className="big-button" onClick={onEnd}>
        {t('kiosk.timeOut.finish')}
      </button>
    </dialog>
  );
}
