import type { Translator } from '#client/language/translator.ts';
import { markedNumber } from '#client/text/marked-number.ts';
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

/** What was just done, and that it can be undone for some seconds more. */
export function UndoLine({ t, press, now, busy, onUndo }: UndoLineProps) {
  const seconds = Math.ceil((press.until - now) / 1000);
  return (
    <div className="desk-notice-line done">
      <p>
        {t(`controller.undo.${press.action}`, { number: markedNumber(press, press.width) })}{' '}
        <span className="muted">{t('controller.undo.left', { count: seconds })}</span>
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
