import type { Translator } from '#client/language/translator.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import type { QueueState } from '#generated/shapes.ts';
import { ActionButton } from './ActionButton.tsx';
import type { ActionName } from './actions.ts';
import type { ShortcutName } from './shortcuts.ts';

interface ActionsProps {
  t: Translator;
  state: QueueState;
  /** What can be done now. */
  allowed: readonly ShortcutName[];
  busy: ActionName | undefined;
  paused: boolean;
  onAction(name: ShortcutName): void;
}

/** The one thing to do next in large, and the others below it. */
export function Actions({ t, state, allowed, busy, paused, onAction }: ActionsProps) {
  const { nextNumber, queues } = state;
  const of = queues?.find((queue) => queue.next);
  const listed = state.callingMode !== 0;
  const starts = state.variant === 'clinic' ? 'startConsultation' : 'start';
  const button = (name: ShortcutName, label: string, look?: 'primary' | 'attention') => (
    <ActionButton
      name={name}
      label={label}
      look={look}
      disabled={!allowed.includes(name)}
      busy={busy === name}
      onPress={() => onAction(name)}
    />
  );
  const next =
    nextNumber === undefined
      ? t('controller.action.nobody')
      : t('controller.action.nextNumber', {
          number: markedNumber({ ...of, number: nextNumber }, of?.width ?? state.width),
        });
  return (
    <div className="desk-actions">
      {paused ? button('restart', t('controller.action.restart'), 'primary') : button('next', next, 'primary')}
      <div className="desk-actions-more">
        {listed && button('start', t(`controller.action.${starts}`))}
        {button('recall', t('controller.action.recall'))}
        {button('pass', t('controller.action.pass'))}
        {button('number', t('controller.action.number'))}
        {button('pause', t('controller.action.pause'), 'attention')}
        {button('more', t('controller.action.more'))}
      </div>
    </div>
  );
}
