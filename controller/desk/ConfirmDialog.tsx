import type { Translator } from '#client/language/translator.ts';
import { type ConfirmedAction, confirmedActions } from '#generated/counter-actions.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

/** What is asked before it is done: it touches more than the patient at the counter. */
export type Question = Exclude<ConfirmedAction, 'logOut'>;
/** The questions that need no more than a yes; a reset says first what it ends. */
export type PlainQuestion = Exclude<Question, 'resetQueue' | 'resetAll'>;

/** Whether an action is asked about here; leaving the counter has a window of its own, with two ways out. */
export function isQuestion(name: string): name is Question {
  return name !== 'logOut' && (confirmedActions as readonly string[]).includes(name);
}

interface ConfirmDialogProps {
  t: Translator;
  question: PlainQuestion;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before issuing is paused or resumed. */
export function ConfirmDialog({ t, question, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog heading={t(`controller.confirm.${question}.heading`)} onClose={onClose}>
      <p className="muted">{t(`controller.confirm.${question}.text`)}</p>
      <DialogActions
        t={t}
        name={question}
        confirm={t(`controller.confirm.${question}.confirm`)}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    </Dialog>
  );
}
