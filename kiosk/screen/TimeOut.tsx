import { useEffect, useRef, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { reactionMs } from '#client/screen/row-places.ts';
import { passedSince } from '#client/time/passed-since.ts';
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
  const whole = idleSeconds + warningSeconds;
  const [left, setLeft] = useState(whole);
  const [seen, see] = useState(() => passedSince());
  const warned = left <= warningSeconds;
  const dialog = useRef<HTMLDialogElement>(null);
  const asked = useRef(passedSince());
  const more = () => {
    see(() => passedSince());
    setLeft(whole);
  };

  // By a clock: ticks rest while the device sleeps, and who wakes it is somebody else.
  useEffect(() => {
    const timer = setInterval(() => setLeft(whole - Math.floor(seen() / 1_000)), 1_000);
    return () => clearInterval(timer);
  }, [whole, seen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `more` is another one with each drawing
  useEffect(() => {
    if (warned) return;
    const here = () => (seen() < whole * 1_000 ? more() : onEnd());
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, here);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, here);
    };
  }, [warned, whole, seen, onEnd]);
  useEffect(() => {
    if (!warned) return;
    dialog.current?.showModal();
    asked.current = passedSince();
    sound('question');
    say(t('kiosk.timeOut.spoken'), t.locale);
  }, [warned, t]);
  useEffect(() => {
    if (left <= 0) onEnd();
  }, [left, onEnd]);

  if (!warned) return null;
  // A hand that was on its way to what lies below meant that: somebody is there.
  const finish = () => (asked.current() < reactionMs ? more() : onEnd());
  return (
    <dialog ref={dialog} className="time-out" aria-labelledby="time-out" onClose={more}>
      <h2 id="time-out">{t('kiosk.timeOut.heading')}</h2>
      <p>{t('kiosk.timeOut.text', { count: Math.max(left, 0) })}</p>
      <button type="button" className="big-button primary" onClick={more}>
        {t('kiosk.timeOut.more')}
      </button>
      <button type="button" className="big-button" onClick={finish}>
        {t('kiosk.timeOut.finish')}
      </button>
    </dialog>
  );
}
