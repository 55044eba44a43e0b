import type { CallFailure } from '#client/http/call-failure.ts';
import { failureText } from '#client/language/failure-text.ts';
import { type FrameProps, Screen } from '../screen/Screen.tsx';
import './flow.css';

interface RefusedProps extends FrameProps {
  failure: CallFailure;
  onAgain(): void;
  onBack(): void;
}

/** Why something was not done, in words, and a way to try again. */
export function Refused({ failure, onAgain, onBack, ...frame }: RefusedProps) {
  const { t } = frame;
  const words = failureText(t, failure);
  return (
    <Screen {...frame} question={t('kiosk.refused.heading')} spoken={words} onBack={onBack}>
      <p className="lead refused" role="alert">
        {words}
      </p>
      <button type="button" className="big-button primary" onClick={onAgain}>
        {t('kiosk.refused.again')}
      </button>
    </Screen>
  );
}
