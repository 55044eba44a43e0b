import type { Translator } from '#client/language/translator.ts';
import { PrintAgain } from '../printing/PrintAgain.tsx';

interface PrintAndFinishProps {
  t: Translator;
  /** What the button says that prints; undefined where there is nothing to print. */
  print: string | undefined;
  /** Has it printed once more, where a printer has had it already; otherwise the browser is asked. */
  onAgain: ((onRetry: () => void) => Promise<void>) | undefined;
  /** No printer has had it yet. */
  isFirst?: boolean;
  /** The printer stands still: no paper comes. */
  stopped: boolean | undefined;
  onEnd(): void;
}

/** The two things to do with an answer: take it along on paper, and make room for the next person. */
export function PrintAndFinish({ t, print, onAgain, isFirst, stopped, onEnd }: PrintAndFinishProps) {
  const finish = (
    <button type="button" className="big-button primary" data-spoken="" onClick={onEnd}>
      {t('kiosk.finish')}
    </button>
  );
  if (print && stopped) {
    return (
      <div className="slip-actions">
        <p className="slip-said stopped" role="alert">
          {t('kiosk.slip.stopped')}
        </p>
        {finish}
      </div>
    );
  }
  if (print && onAgain) {
    return (
      <div className="slip-actions">
        <PrintAgain t={t} first={isFirst ? print : undefined} onPrint={onAgain}>
          {finish}
        </PrintAgain>
      </div>
    );
  }
  return (
    <div className="slip-actions">
      {print && (
        <button type="button" className="big-button" data-spoken="" onClick={() => window.print()}>
          {print}
        </button>
      )}
      {finish}
    </div>
  );
}
