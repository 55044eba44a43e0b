import type { Translator } from '#client/language/translator.ts';
import type { QueueState } from '#generated/shapes.ts';
import { ChoiceDialog, type MenuChoice } from './ChoiceDialog.tsx';
import type { Question } from './ConfirmDialog.tsx';
import { isMedical } from './patient-actions.ts';
import { type ShortcutName, shortcuts } from './shortcuts.ts';

/** What the menu can ask for: an action of a key, a question, the number to go on from, or a number for somebody. */
export type MoreName = ShortcutName | Question | 'preset' | 'issue' | 'extra';

interface MoreDialogProps {
  t: Translator;
  state: QueueState;
  allowed: readonly ShortcutName[];
  onChoose(name: MoreName): void;
  onClose(): void;
}

/** What is not needed with every patient: about the one at the counter, and about the queue. */
export function MoreDialog({ t, state, allowed, onChoose, onClose }: MoreDialogProps) {
  const listless = state.callingMode === 0;
  const ofPatient = (['completed', 'away', 'examination', 'transfer'] as const).filter((name) => {
    if (listless) return name === 'completed';
    return name !== 'examination' || isMedical(state.variant);
  });
  const patient = ofPatient.map(
    (name): MenuChoice => ({
      name,
      label: t(`controller.action.${name}`),
      keyLabel: shortcuts[name].label,
      disabled: !allowed.includes(name),
    }),
  );
  const { extraLeft = 0 } = state;
  const giving: MenuChoice[] = [
    { name: 'issue', label: t('controller.action.issue'), disabled: state.issuingPaused === true },
    {
      name: 'extra',
      label: t('controller.action.extra'),
      detail: t('controller.issued.left', { count: extraLeft }),
      disabled: extraLeft === 0,
    },
  ];
  const issuing = state.issuingPaused ? 'resumeIssuing' : 'pauseIssuing';
  const queue: MenuChoice[] = [
    { name: listless ? 'preset' : issuing, label: t(`controller.action.${listless ? 'preset' : issuing}`) },
    { name: 'resetQueue', label: t('controller.action.resetQueue'), look: 'danger' },
    { name: 'resetAll', label: t('controller.action.resetAll'), look: 'danger' },
  ];
  return (
    <ChoiceDialog
      t={t}
      heading={t('controller.menu.heading')}
      groups={[patient, listless ? [] : giving, queue]}
      onChoose={(name) => onChoose(name as MoreName)}
      onClose={onClose}
    />
  );
}
