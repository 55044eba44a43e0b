import type { Translator } from '#client/language/translator.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';

interface PriorityDialogProps {
  t: Translator;
  heading: string;
  /** Names of the classes, the highest first. */
  classes: readonly string[];
  /** The one that a patient has; empty for ordinary patients. */
  present?: string;
  onChoose(priorityTag: string | undefined): void;
  onClose(): void;
}

/** Asks in which class of priority a patient waits. */
export function PriorityDialog({ t, heading, classes, present, onChoose, onClose }: PriorityDialogProps) {
  const choice = (tag: string, label: string) => ({
    name: tag,
    label,
    ...(tag === present && { detail: t('controller.priority.present') }),
  });
  const ordinary = choice('', t('controller.priority.ordinary'));
  return (
    <ChoiceDialog
      t={t}
      heading={heading}
      groups={[[ordinary], classes.map((tag) => choice(tag, tag))]}
      onChoose={(tag) => onChoose(tag || undefined)}
      onClose={onClose}
    />
  );
}
