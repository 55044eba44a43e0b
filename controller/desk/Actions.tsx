import type { Translator } from '#client/language/translator.ts';
import { counterActions } from '#generated/counter-actions.ts';
import type { QueueState } from '#generated/shapes.ts';
import { ActionButton } from './ActionButton.tsx';
import { completedBy, labelOf } from './action-text.ts';
import { buttonsAt, type DeskButton } from './buttons.ts';
import type { PressName } from './create-desk.ts';
import type { ShortcutName } from './shortcuts.ts';
import './actions.css';

interface ActionsProps {
  t: Translator;
  state: QueueState;
  busy: PressName | undefined;
  /** A call has only just come: Next waits for a moment. */
  fresh: boolean;
  onAction(name: ShortcutName): void;
}

/** The one thing to do next in large, and the others below it. */
export function Actions({ t, state, busy, fresh, onAction }: ActionsProps) {
  const button =
    (large: boolean) =>
    ({ name, disabled }: DeskButton) => (
      <ActionButton
        key={name}
        name={name as ShortcutName}
        label={labelOf(t, name, state)}
        detail={name === 'next' ? completedBy(t, state) : undefined}
        large={large}
        look={counterActions[name].look}
        disabled={disabled}
        busy={busy === name}
        waits={name === 'next' && fresh}
        onPress={() => onAction(name as ShortcutName)}
      />
    );
  return (
    <div className="desk-actions">
      {buttonsAt('large', state).map(button(true))}
      <div className="desk-actions-more">
        {buttonsAt('desk', state).map(button(false))}
        <ActionButton
          name="more"
          label={t('controller.action.more')}
          disabled={false}
          busy={false}
          onPress={() => onAction('more')}
        />
      </div>
    </div>
  );
}
