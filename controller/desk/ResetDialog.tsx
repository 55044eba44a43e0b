import { useEffect, useState } from 'react';
import type { CallFailure } from '#client/http/call-failure.ts';
import { readUntilAnswered } from '#client/http/read-until-answered.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import type { QueueState, ResetPreview } from '#generated/shapes.ts';
import { work } from '../work.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

interface ResetDialogProps {
  t: Translator;
  state: QueueState;
  /** This queue, or all panels: then a word must be typed. */
  question: 'resetQueue' | 'resetAll';
  /** @param rounds those that were counted (SeenRounds.json) */
  onConfirm(rounds: string): void;
  onClose(): void;
}

/** While the window stands open, patients come and others reset: what it says is counted again so long after an answer. */
const countedAgainMs = 5_000;

const counted = ['queues', 'walkIns', 'appointments', 'calling'] as const;

/** Says what a reset would end, counted now, before it is done; all panels at once only with a word typed. */
export function ResetDialog({ t, state, question, onConfirm, onClose }: ResetDialogProps) {
  const { variant, panelGid, queueOwnerGid } = state;
  const [preview, setPreview] = useState<ResetPreview>();
  const [failure, setFailure] = useState<CallFailure>();
  const [typed, setTyped] = useState('');
  const all = question === 'resetAll';
  const word = t('controller.confirm.reset.word');
  useEffect(() => {
    const query = all ? {} : { panelGid, ...(queueOwnerGid && { queueOwnerGid }) };
    let end = () => {};
    const count = () => {
      end = readUntilAnswered(
        (asked) => work.client.call('previewReset', { path: { variant }, query }, asked),
        (answer) => {
          setPreview(answer);
          const again = setTimeout(count, countedAgainMs);
          end = () => clearTimeout(again);
        },
        setFailure,
      );
    };
    count();
    return () => end();
  }, [variant, panelGid, queueOwnerGid, all]);
  const sure = preview !== undefined && (!all || typed.trim().toUpperCase() === word.toUpperCase());
  return (
    <Dialog heading={t(`controller.confirm.${question}.heading`)} onClose={onClose}>
      <p className="muted">{t(`controller.confirm.${question}.text`)}</p>
      {failure && !preview && <p className="refusal">{failureText(t, failure)}</p>}
      {!failure && !preview && <p className="muted">{t('controller.confirm.reset.loading')}</p>}
      {preview && (
        <ul className="reset-ends">
          {counted
            .filter((name) => preview[name] > 0 || name === 'queues')
            .map((name) => (
              <li key={name}>{t(`controller.confirm.reset.${name}`, { count: preview[name] })}</li>
            ))}
        </ul>
      )}
      {all && (
        <label className="reset-word">
          <span>{t('controller.confirm.reset.typed', { word })}</span>
          <input value={typed} maxLength={40} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </label>
      )}
      <DialogActions
        t={t}
        name={question}
        confirm={t(`controller.confirm.${question}.confirm`)}
        disabled={!sure}
        look="danger"
        onConfirm={() => preview && onConfirm(preview.rounds)}
        onClose={onClose}
      />
    </Dialog>
  );
}
