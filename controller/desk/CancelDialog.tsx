import type { Translator } from '#client/language/translator.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

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
      <DialogActions
        t={t}
        name="cancel"
        confirm={t('controller.confirm.cancelNumber.confirm')}
        back={t('controller.confirm.cancelNumber.keep')}
        look="danger"
        onConfirm={onConfirm}
        onClose={onClose}
      />
    </Dialog>
  );
}
