import type { Translator } from '#client/language/translator.ts';
import { useBusy } from './use-busy.ts';

interface DialogActionsProps {
  t: Translator;
  /** What is confirmed, for those who look for the button. */
  name: string;
  confirm: string;
  /** How one goes back; “Cancel” unless that could be mistaken. */
  back?: string;
  /** Red where it takes something away that does not come back. */
  look?: 'primary' | 'danger';
  disabled?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** The foot of a window that asks: back, or yes, which closes it. */
export function DialogActions({
  t,
  name,
  confirm,
  back,
  look = 'primary',
  disabled = false,
  onConfirm,
  onClose,
}: DialogActionsProps) {
  const busy = useBusy();
  return (
    <div className="dialog-actions">
      <button type="button" className="button" onClick={onClose}>
        {back ?? t('controller.confirm.cancel')}
      </button>
      <button
        type="button"
        className={`button ${look}`}
        data-confirm={name}
        disabled={disabled || busy}
        onClick={() => {
          onClose();
          onConfirm();
        }}
      >
        {confirm}
      </button>
    </div>
  );
}
