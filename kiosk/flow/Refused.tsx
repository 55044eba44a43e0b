import { type CallFailure, isPassing } from '#client/http/call-failure.ts';
import { givenUpText } from '#client/language/given-up-text.ts';
import type { Translator } from '#client/language/translator.ts';
import { joinSpoken } from '#client/text/join-parts.ts';
import { type FrameProps, Screen } from '../screen/Screen.tsx';
import './flow.css';

interface RefusedProps extends FrameProps {
  failure: CallFailure;
  onAgain(): void;
  onBack(): void;
}

/** Why something was not done, under what to do about it. */
export function Refused({ failure, onAgain, onBack, ...frame }: RefusedProps) {
  const { t } = frame;
  const words = givenUpText(t, failure);
  const next = nextStep(t, failure);
  return (
    <Screen {...frame} tone="attention" question={next} spoken={joinSpoken(t.locale, [next, words])} onBack={onBack}>
      <p className="lead refused" role="alert">
        {words}
      </p>
      <button type="button" className="big-button primary" data-spoken="" onClick={onAgain}>
        {t('kiosk.refused.again')}
      </button>
    </Screen>
  );
}

/** A wire that was away comes back, a limit passes; all else only people can settle. */
function nextStep(t: Translator, failure: CallFailure): string {
  if (failure.has('too_many_failures') || failure.has('issuing_paused')) return t('kiosk.next.wait');
  return t(isPassing(failure) ? 'kiosk.next.again' : 'kiosk.next.desk');
}
