import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import type { Notice } from './create-desk.ts';

interface NoticeLineProps {
  t: Translator;
  notice: Notice;
  onDismiss(): void;
}

/** What came of the last press, next to the buttons: a refusal in words, a retry, or doubt. It stays until it is read. */
export function NoticeLine({ t, notice, onDismiss }: NoticeLineProps) {
  return (
    <div className={`desk-notice-line ${notice.kind === 'refused' ? '' : 'attention'}`} role="alert">
      <p>{textOf(t, notice)}</p>
      {notice.kind !== 'retrying' && (
        <button type="button" className="button" onClick={onDismiss}>
          {t('controller.dismiss')}
        </button>
      )}
    </div>
  );
}

function textOf(t: Translator, { kind, action: name, failure, number = '' }: Notice): string {
  const action = t(`controller.action.${name}`);
  switch (kind) {
    case 'refused':
      return failure ? failureText(t, failure) : '';
    case 'justCalled':
      return t('controller.justCalled', { number });
    case 'rowMoved':
      return t('controller.rowMoved');
    case 'elsewhere':
      return t('controller.calledElsewhere', { number });
    case 'pausedElsewhere':
      return t('controller.pausedElsewhere');
    case 'restored':
      return t('controller.restored');
    case 'retrying':
      return t('controller.retrying', { action });
    case 'unsure':
      return t('controller.unsure', { action });
  }
}
