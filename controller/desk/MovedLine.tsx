import type { Translator } from '#client/language/translator.ts';
import type { MovedPatient } from '#generated/shapes.ts';
import { PrintSlip } from './PrintSlip.tsx';

interface MovedLineProps {
  t: Translator;
  moved: MovedPatient;
  /** The own counter. */
  panelGid: string;
  onDismiss(): void;
}

/** Where the patient who was sent on has to go, and with which number: it stays until it is read. */
export function MovedLine({ t, moved, panelGid, onDismiss }: MovedLineProps) {
  const { number, toName: to, toNumber, present } = moved;
  return (
    <div className="desk-notice-line done" role="status">
      <p>
        {toNumber ? t('controller.undo.transferTo', { number, to, toNumber }) : t('controller.moved', { number, to })}
      </p>
      <PrintSlip key={moved.seq} t={t} panelGid={panelGid} number={present} />
      <button type="button" className="button" onClick={onDismiss}>
        {t('controller.dismiss')}
      </button>
    </div>
  );
}
