import type { Translator } from '#client/language/translator.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import type { TicketSlip } from '#generated/shapes.ts';
import { Dialog } from './Dialog.tsx';
import './number.css';

interface IssuedDialogProps {
  t: Translator;
  slip: TicketSlip;
  extra: boolean;
  onClose(): void;
}

/** The number that somebody was given at the counter, in large, to be told or written down. */
export function IssuedDialog({ t, slip, extra, onClose }: IssuedDialogProps) {
  return (
    <Dialog heading={t(extra ? 'controller.issued.extra' : 'controller.issued.heading')} onClose={onClose}>
      <p className="number desk-number number-issued">{markedNumber(slip, slip.width)}</p>
      <p className="muted">{t('controller.issued.ahead', { count: slip.ahead })}</p>
      <div className="dialog-actions">
        <button type="button" className="button primary" onClick={onClose}>
          {t('controller.menu.close')}
        </button>
      </div>
    </Dialog>
  );
}
