import type { Translator } from '#client/language/translator.ts';
import { Dialog } from './Dialog.tsx';

interface CancelDialogProps {
  t: Translator;
  /** As the desk shows it. */
  number: string;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before a number that was given by mistake is taken back. */
export function CancelDialog({ t, number, onConfirm, onClose }: CancelDialogProps) {
  return (
    <Dialog heading={t('controller.confirm.cancelNumber.heading', { number })} onClose={onClose}>
      <p className="muted">{t('controller.confirm.cancelNumber.text')}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('controller.confirm.cancelNumber.keep')}
        </button>
        <button
          type="button"
          className="button primary"
          data-confirm="cancel"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {t('controller.confirm.cancelNumber.confirm')}
        </button>
      </div>
    </Dialog>
  );
}
