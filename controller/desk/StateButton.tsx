import type { Translator } from '#client/language/translator.ts';
import { counterActions } from '#generated/counter-actions.ts';
import type { QueueState } from '#generated/shapes.ts';
import { ActionButton } from './ActionButton.tsx';
import { completedBy, labelOf } from './action-text.ts';
import type { DeskButton } from './buttons.ts';
import type { PressName } from './create-desk.ts';
import type { ShortcutName } from './shortcuts.ts';

/** What all buttons of the table have in common at a desk. */
export interface StateButtonProps {
  t: Translator;
  state: QueueState;
  busy: PressName | undefined;
  /** A call has only just come: Next waits for a moment. */
  fresh: boolean;
  onAction(name: ShortcutName): void;
}

interface Props extends StateButtonProps {
  button: DeskButton;
  large?: boolean;
}

/** A button of the table of actions, as the counter's state has it. */
export function StateButton({ t, state, busy, fresh, onAction, button: { name, disabled }, large = false }: Props) {
  return (
    <ActionButton
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
}
