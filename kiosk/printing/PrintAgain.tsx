import { type ReactNode, useState } from 'react';
import { CallFailure, isPassing } from '#client/http/call-failure.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';

interface PrintAgainProps {
  t: Translator;
  /** What the button says where no slip has gone to a printer yet. */
  first: string | undefined;
  /** Has the slips printed once more; tells when the network lost that and it is sent again. */
  onPrint(onRetry: () => void): Promise<void>;
  /** What stands beside it, unless something is asked. */
  children: ReactNode;
}

/**
 * Another slip of a number that a printer has had already: asked first, because two people would come with one number.
 * The first one of a number that was given elsewhere is just printed.
 */
export function PrintAgain({ t, first, onPrint, children }: PrintAgainProps) {
  const [asks, setAsks] = useState(false);
  const [standing, setStanding] = useState<'sent' | 'retrying' | 'failed' | CallFailure>();
  const print = () => {
    setAsks(false);
    setStanding('sent');
    onPrint(() => setStanding('retrying')).then(
      () => setStanding('sent'),
      (failure) => setStanding(failure instanceof CallFailure ? failure : 'failed'),
    );
  };
  const button = (name: string, onPress: () => void, words = t(`kiosk.slip.again.${name}`)) => (
    <button type="button" className="big-button" data-spoken="" data-again={name} onClick={onPress}>
      {words}
    </button>
  );
  if (asks) {
    return (
      <>
        <p className="slip-said" role="alert">
          {t('kiosk.slip.again.sure')}
        </p>
        {button('yes', print)}
        {button('no', () => setAsks(false))}
      </>
    );
  }
  return (
    <>
      {standing && (
        <p className="slip-said" role="status">
          {textOf(t, standing)}
        </p>
      )}
      {(!standing || isPassing(standing)) &&
        (first ? button('first', print, first) : button('ask', () => setAsks(true)))}
      {children}
    </>
  );
}

/** What was never answered is for the patient to press again. */
function textOf(t: Translator, standing: 'sent' | 'retrying' | 'failed' | CallFailure): string {
  if (standing instanceof CallFailure) return isPassing(standing) ? t('errors.timeout') : failureText(t, standing);
  if (standing === 'retrying') return t('kiosk.retrying');
  return t(standing === 'sent' ? 'kiosk.slip.again.sent' : 'kiosk.connection.unsteady');
}
