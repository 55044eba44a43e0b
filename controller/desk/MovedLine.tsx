import type { Translator } from '#client/language/translator.ts';
import type { MovedPatient } from '#generated/shapes.ts';

interface MovedLineProps {
  t: Translator;
  moved: MovedPatient;
  onDismiss(): void;
}

/** Where the patient who was sent on has to go, and with which number: it stays until it is read. */
export function MovedLine({ t, moved: { number, toName: to, toNumber }, onDismiss }: MovedLineProps) {
  return (
    <div className="desk-notice-line done" role="status">
      <p>
        {toNumber ? t('controller.undo.transferTo', { number, to, toNumber }) : t('controller.moved', { number, to })}
      </p>
      <button type="button" className="button" onClick={onDismiss}>
        {t('controller.dismiss')}
      </button>
    </div>
  );
}
