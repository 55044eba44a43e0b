import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import type { Notice } from './create-desk.ts';

/** What came of the last press, next to the buttons: a refusal in words, a retry, or doubt. */
export function NoticeLine({ t, notice }: { t: Translator; notice: Notice | undefined }) {
  const action = notice && t(`controller.action.${notice.action}`);
  return (
    <div className="desk-notice" role="alert">
      {notice?.kind === 'refused' && notice.failure && <p className="refusal">{failureText(t, notice.failure)}</p>}
      {notice?.kind === 'justCalled' && (
        <p className="refusal attention">{t('controller.justCalled', { number: notice.number ?? '' })}</p>
      )}
      {notice?.kind === 'retrying' && <p className="refusal attention">{t('controller.retrying', { action })}</p>}
      {notice?.kind === 'unsure' && <p className="refusal attention">{t('controller.unsure', { action })}</p>}
    </div>
  );
}
