import type { Translator } from '#client/language/translator.ts';

/** The two things to do with an answer: take it along on paper, and make room for the next person. */
export function PrintAndFinish({ t, print, onEnd }: { t: Translator; print: string | undefined; onEnd(): void }) {
  return (
    <div className="slip-actions">
      {print && (
        <button type="button" className="big-button" data-spoken="" onClick={() => window.print()}>
          {print}
        </button>
      )}
      <button type="button" className="big-button primary" data-spoken="" onClick={onEnd}>
        {t('kiosk.finish')}
      </button>
    </div>
  );
}
