import { useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';

interface PrintAgainProps {
  t: Translator;
  /** Has the slips printed once more. */
  onPrint(): Promise<void>;
}

/** Another slip of a number that a printer has had already: asked first, because two people would come with one number. */
export function PrintAgain({ t, onPrint }: PrintAgainProps) {
  const [stage, setStage] = useState<'offered' | 'asked' | 'busy'>('offered');
  const [said, setSaid] = useState('');
  const print = () => {
    setStage('busy');
    onPrint()
      .then(() => t('kiosk.slip.again.sent'))
      .catch((failure) => (failure instanceof CallFailure ? failureText(t, failure) : t('kiosk.connection.unsteady')))
      .then(setSaid)
      .then(() => setStage('offered'));
  };
  const button = (name: string, onPress: () => void, again = 'no') => (
    <button
      type="button"
      className="big-button"
      data-spoken=""
      data-again={again}
      disabled={stage === 'busy'}
      onClick={onPress}
    >
      {t(`kiosk.slip.again.${name}`)}
    </button>
  );
  if (stage === 'asked') {
    return (
      <>
        <p className="slip-said" role="alert">
          {t('kiosk.slip.again.sure')}
        </p>
        {button('yes', print, 'yes')}
        {button('no', () => setStage('offered'))}
      </>
    );
  }
  return (
    <>
      {said && (
        <p className="slip-said" role="status">
          {said}
        </p>
      )}
      {button('ask', () => setStage('asked'), 'ask')}
    </>
  );
}
