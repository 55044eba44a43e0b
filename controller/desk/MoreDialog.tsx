import type { Translator } from '#client/language/translator.ts';
import { type ButtonPlace, type CounterAction, counterActions } from '#generated/counter-actions.ts';
import type { QueueState } from '#generated/shapes.ts';
import { buttonsAt } from './buttons.ts';
import { ChoiceDialog, type MenuChoice } from './ChoiceDialog.tsx';
import { hasShortcut, shortcuts } from './shortcuts.ts';

interface MoreDialogProps {
  t: Translator;
  state: QueueState;
  onChoose(name: CounterAction): void;
  onClose(): void;
}

/** What is not needed with every patient: about the one at the counter, and about the queue. */
export function MoreDialog({ t, state, onChoose, onClose }: MoreDialogProps) {
  const choices = (place: ButtonPlace) =>
    buttonsAt(place, state).map(
      ({ name, disabled }): MenuChoice => ({
        name,
        label: t(`controller.action.${name}`),
        disabled,
        ...(name === 'extra' && { detail: t('controller.issued.left', { count: state.extraLeft ?? 0 }) }),
        ...(hasShortcut(name) && { keyLabel: shortcuts[name].label }),
        ...(counterActions[name].look === 'danger' && { look: 'danger' as const }),
      }),
    );
  return (
    <ChoiceDialog
      t={t}
      heading={t('controller.menu.heading')}
      groups={[choices('callMenu'), choices('issuingMenu'), choices('queueMenu')]}
      onChoose={(name) => onChoose(name as CounterAction)}
      onClose={onClose}
    />
  );
}
