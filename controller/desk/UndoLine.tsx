import type { Translator } from '#client/language/translator.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import { limits } from '#generated/limits.ts';
import type { UndoablePress } from '#generated/shapes.ts';
import { shortcuts } from './shortcuts.ts';

interface UndoLineProps {
  t: Translator;
  press: UndoablePress;
  /** The server's time. */
  now: number;
  busy: boolean;
  onUndo(): void;
}

/** A patient who was sent elsewhere is told where, and the number there. */
function said(t: Translator, { action, toName: to, toNumber, ...press }: UndoablePress): string {
  const number = markedNumber(press, press.width);
  if (!to || !toNumber) return t(`controller.undo.${action}`, { number });
  return t('controller.undo.transferTo', { number, to, toNumber });
}

/** What was just done, and that it can be undone for some seconds more. */
export function UndoLine({ t, press, now, busy, onUndo }: UndoLineProps) {
  // The clocks of the server and of this device may differ by a moment.
  const seconds = Math.min(limits.undoMs / 1000, Math.ceil((press.until - now) / 1000));
  return (
    <div className="desk-notice-line done">
      <p>
        {said(t, press)} <span className="muted">{t('controller.undo.left', { count: seconds })}</span>
      </p>
      <button
        type="button"
        className="button"
        disabled={busy}
        data-action="undo"
        aria-keyshortcuts="U"
        onClick={onUndo}
      >
        {t('controller.action.undo')}
        <kbd>{shortcuts.undo.label}</kbd>
      </button>
    </div>
  );
}
